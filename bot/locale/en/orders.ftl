## Standing orders

button-orders = Orders
button-order-arm = Arm
button-order-disarm = Disarm
button-order-test = Test

orders-title = Your Standing Orders
orders-what = Answers a question for you a few minutes after it appears. Only you can see it. If several apply, the first wins.
orders-none = You have no armed orders.
orders-choose = Add or open an order
orders-private = You’re still asked as usual, and nobody else knows.
order-done = { $count ->
    [one] answered once, { $last }
   *[other] answered { $count } times, last { $last }
  }
order-in-force = Armed. It answers for you from now on.
order-changed = Changes not applied. Press Arm again.
order-not-in-force = Not armed.
order-out-of-force = Disarmed. { $why }
order-disarmed = Your standing order “{ $order }” is disarmed. { $why }
order-answered = Your standing order “{ $order }” answered for you in { $match }:
order-refused = The rules didn’t allow its answer: { $why }
refusal-answers-another-question = It didn’t fit the question.

disarmed-taken-back = { $own ->
    [yes] You undid its answer.
   *[no] Its answer was undone.
  }
disarmed-left-seat = You left your seat.
disarmed-unknown = The game no longer has this order.
disarmed-failed = It failed (incident { NUMBER($number, useGrouping: 0) }).

## The test of an order

order-now-answered = Right now it would answer: { $what }
order-now-asked = Right now it would leave the question to you.
order-now-disarmed = Right now it would be disarmed. { $what }
order-now-none = You’re not being asked this right now.
order-untested = You haven’t been asked its question in this match yet.
order-tested = So far in this match: { $count ->
    [one] 1 question
   *[other] { $count } questions
  }, { $answered } answered, { $asked } left to you.
order-would-disarm = { $count ->
    [one] It would have been disarmed once:
   *[other] It would have been disarmed { $count } times:
  }

## Commands and refusals

command-orders = Decide in advance; only you can see it
    .called = orders
command-orders-show = Your standing orders in this match
    .called = show
    .order = open this one
command-orders-arm = Arm a standing order as it’s set in the panel
    .called = arm
    .order = which order
command-orders-disarm = Disarm a standing order
    .called = disarm
    .order = which order
command-orders-test = What a standing order would do now, and would have done so far
    .called = test
    .order = which order
refusal-no-such-order = This game has no such standing order.
