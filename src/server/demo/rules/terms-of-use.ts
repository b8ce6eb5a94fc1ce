import type { RuleSeed } from '../../stores/sites/site-seed.ts';

export const termsOfUse: RuleSeed = {
  slug: 'terms-of-use',
  title: 'Terms of Use',
  html: `
<p>These terms are the agreement between you and Octavo Writing. They apply from the moment you place an order.
This version is in force since 1 March 2026.</p>
<p id="contents">They say what <a href="#words">the words used here</a> mean, and what holds for
<a href="#orders">placing an order</a>, <a href="#prices">prices and payment</a>,
<a href="#delivery">deadlines and delivery</a>, <a href="#revisions">revisions and approval</a>,
<a href="#use">what you may do with a paper</a>, <a href="#account">your account</a>,
<a href="#withdrawal">changing your mind</a>, <a href="#liability">our liability</a>,
<a href="#changes">changes to these terms</a> and <a href="#law">law and complaints</a>.</p>

<h2 id="words">1. Words used here</h2>
<p><strong>We</strong> are Octavo Writing Ltd, 8 Folio Street, London EC1A 1AA. <strong>You</strong> are the
person who places the order. A <strong>paper</strong> is whatever we write, edit or draw for you. A
<strong>page</strong> is 275 words when double spaced and 550 words when single spaced.</p>

<h2 id="orders">2. Placing an order</h2>
<p>You tell us the type of paper, the topic, the academic level, the length and the deadline, and attach what the
writer needs. Instructions given in the order form are the ones that count. An instruction that arrives later is
welcome, but if it changes the length, level or deadline we may ask for the difference in price.</p>
<p>You have to be at least 18 years old, and the details you give about yourself have to be your own.</p>

<h2 id="prices">3. Prices and payment</h2>
<p>The price shown on the order form when you place your order is the price of your order. All charges are made in
US dollars, and your order keeps its amount in US dollars from the moment you place it: a rate that changes later
changes nothing. Amounts in another currency are for your information. Your bank converts at its own rate and may add
a fee, and value added tax is added where the law requires it.</p>
<ul>
<li>Work begins when payment has arrived.</li>
<li>One discount code can be used for an order. A fixed discount cannot exceed the price of the order.</li>
<li>Once you approve an order, five percent of its price, as shown with the price, goes to your Bonus Storage in US
dollars.</li>
<li>You may use your bonus for an order, up to its price, when you place it or on its payment page. At least $0.50 is
left to pay, or nothing. Bonus cannot be paid out.</li>
<li>If an order is cancelled or refunded, the bonus used for it returns to your Bonus Storage. The bonus that it has
brought is taken back, as far as you still have it.</li>
</ul>

<h2 id="delivery">4. Deadlines and delivery</h2>
<p>The deadline runs from the moment payment arrives. You find the finished paper in your cabinet, and we send a
message to the e-mail address of your account.</p>
<p>If we are late and you keep the paper, you get {refundLate} of the difference to the price of the later deadline, as
described in our <a href="/rules/money-back-guarantee/">Money Back Guarantee</a>.</p>
<p>A preferred writer cannot be named for deadlines under 24 hours.</p>

<h2 id="revisions">5. Revisions and approval</h2>
<p>You may ask for revisions free of charge as long as they follow your original instructions. Say what has to change
and by when.</p>
<p>Revisions are free for {revisionDays} days after delivery.</p>
<p>Once you approve a paper, the order is closed.</p>

<h2 id="use">6. What you may do with a paper</h2>
<p>Our papers are written for research and reference. You are responsible for following the rules of your school
on how such material may be used and cited. When you have paid and approved an order, the right to use the paper
is yours; we do not publish it, sell it again or put it in any database.</p>

<h2 id="account">7. Your account</h2>
<p>Keep your password to yourself and tell us if you think that someone else knows it. What we keep about you is
described in our <a href="/rules/privacy-policy/">Privacy Policy</a>.</p>

<h2 id="withdrawal">8. Changing your mind</h2>
<p>You may withdraw from an order within 14 days without giving a reason. By choosing a deadline you ask us to begin
before that time is over: for what has been written by then we keep a fair share, and once a paper is delivered whole
the right to withdraw has ended. How much comes back is in the
<a href="/rules/money-back-guarantee/#partial">Money Back Guarantee</a>.</p>

<h2 id="liability">9. Our liability</h2>
<p>We answer for the quality and punctuality of our work up to the amount you paid for the order. We do not
promise a particular grade, and we are not responsible for delays that your own e-mail provider, bank or network
causes. Nothing here limits our liability for intent, gross negligence, or harm to a person.</p>

<h2 id="changes">10. Changes to these terms</h2>
<p>An order stays under the terms that were published when it was placed. Before a change takes effect we announce
it to everyone who has an account, at least 30 days ahead.</p>

<h2 id="law">11. Law and complaints</h2>
<p>The law of England and Wales applies; as a consumer you keep the protection that the law of your own country gives
you. Write to <a href="mailto:support@octavo-writing.example">support@octavo-writing.example</a> first: we answer a
complaint within 14 days, and most are settled there.
<a href="#contents">Back to the beginning</a></p>
`,
};
