import type { RuleSeed } from '../../stores/sites/site-seed.ts';

export const moneyBackGuarantee: RuleSeed = {
  slug: 'money-back-guarantee',
  title: 'Money Back Guarantee',
  html: `
<p>If we do not do what we agreed to, you get your money back. This page says when, how much and how fast.</p>
<p>In short: <a href="#partial">{refundBeforeWriter}</a> before a writer has begun, <a href="#partial">a fair share</a> later, and
<a href="#how">one button</a> is enough.</p>

<h2 id="full">When you get all of it back</h2>
<ul>
<li>You paid twice for the same order, or placed it twice by mistake.</li>
<li>We cannot find a writer for your order.</li>
<li>The paper arrives after the deadline and you no longer need it. This does not apply where the delay came from
instructions or material that reached us late.</li>
</ul>

<h2 id="partial">When you get part of it back</h2>
<table>
<thead><tr><th scope="col">What happened</th><th scope="col">You receive</th></tr></thead>
<tbody>
<tr><td>You cancel before a writer has begun</td><td>{refundBeforeWriter}</td></tr>
<tr><td>You cancel in the first half of the deadline</td><td>{refundFirstHalf}</td></tr>
<tr><td>You cancel in the second half of the deadline</td><td>{refundSecondHalf}</td></tr>
<tr><td>The paper is late and you keep it</td><td>{refundLate} of the difference to the price of the later deadline</td></tr>
<tr><td>Revisions did not bring the paper to your instructions</td><td>Up to {refundFirstHalf}, after review</td></tr>
</tbody>
</table>

<h2 id="quality">When the quality is in question</h2>
<p>Ask for a <a href="/rules/terms-of-use/#revisions">revision</a> first: it is free, and most questions end
there. If it does not help, tell us which instructions were not followed. An editor who did not work on your
order compares the paper with them and answers within three working days.</p>

<h3 id="plagiarism">Originality</h3>
<p>Every paper is checked before delivery. If you can show copied text, we correct it at once or refund the
order in full, as you prefer.</p>

<h2 id="how">How to ask</h2>
<ol>
<li>To cancel before the delivery, press the button on the page of the order. It says first what you get back.</li>
<li>For anything else, write from the e-mail address of your account and name the order code. It looks like O-7K3M9Q.</li>
<li>Ask within {revisionDays} days of delivery.</li>
<li>Do not approve the paper while the question is open: approval closes the order.</li>
</ol>

<h2 id="paid-back">How the money returns</h2>
<p>Refunds go back the way the payment came. We send them within two working days; banks take up to ten.
A bonus that you used returns to your Bonus Storage.</p>

<p>An extra that we could not provide, such as a TOP-10 writer when none was free, is refunded in full without your
asking.</p>

<h2 id="not-covered">What is not covered</h2>
<p>An order you have approved, a grade you had hoped for, and changes of instructions after the work was done. The
extras of a delivered order, such as the plagiarism report, are not refunded on their own. Your rights under
the law, and under our <a href="/rules/terms-of-use/#withdrawal">Terms of Use</a>, stand beside this guarantee.</p>
`,
};
