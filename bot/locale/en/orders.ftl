## Standing orders

button-orders = Orders
button-order-arm = Arm
button-order-disarm = Disarm
button-order-test = Test

orders-title = Your Standing Orders
orders-what = A standing order answers a question for you, a few minutes after it is put, as if you had done it by hand. Nobody else can see that you have any. The first one with an answer counts.
orders-none = No order is armed.
orders-choose = Add an order, or open one
orders-private = You are asked as usual; nobody else knows of this.
order-done = { $count ->
    [one] answered once, { $last }
   *[other] answered { $count } times, last { $last }
  }
order-in-force = Armed: it answers for you from now on.
order-changed = Armed as it was before: press Arm once more to take the changes over.
order-not-in-force = Not armed.
order-out-of-force = Disarmed. { $why }
order-disarmed = Your standing order “{ $order }” is disarmed. { $why }
order-refused = The rules refused its answer: { $why }
refusal-answers-another-question = It did not fit the question.

disarmed-taken-back = { $own ->
    [yes] You took its answer back.
   *[no] Its answer was taken back.
  }
disarmed-left-seat = You left your seat.
disarmed-unknown = The game does not know this order any more.
disarmed-failed = It failed (incident { NUMBER($number, useGrouping: 0) }).

## The test of an order

order-now-answered = Now it would answer: { $what }
order-now-asked = Now it would leave the question to you.
order-now-disarmed = Now it would be disarmed. { $what }
order-now-none = You are not asked this now.
order-untested = Its question has not been put to you before in this match.
order-tested = So far in this match: { $count ->
    [one] 1 question
   *[other] { $count } questions
  }, { $answered } answered, { $asked } left to you.
order-would-disarm = { $count ->
    [one] Once it would have been disarmed:
   *[other] { $count } times it would have been disarmed:
  }

## Commands and refusals

command-orders = What you settle beforehand; nobody else can see it
command-orders-show = Your standing orders in this match
    .order = open this one
command-orders-arm = Arm a standing order, as it is set in the panel
    .order = which order
command-orders-disarm = Disarm a standing order
    .order = which order
command-orders-test = What a standing order would do now, and would have done so far
    .order = which order
refusal-no-such-order = This game has no such standing order.
