import type { RuleSeed } from '../../stores/sites/site-seed.ts';

export const privacyPolicy: RuleSeed = {
  slug: 'privacy-policy',
  title: 'Privacy Policy',
  html: `
<p>We keep as little about you as an order needs, we tell nobody that you are our customer, and we never sell
data. Below is <a href="#what">what we keep</a>, <a href="#who">who sees it</a> and
<a href="#rights">what you can ask of us</a>. Responsible is Octavo Writing Ltd, 8 Folio Street, London EC1A 1AA.</p>

<h2 id="what">What we keep</h2>
<dl>
<dt>Your account</dt>
<dd>Name, e-mail address, phone number and a password that is stored only as a hash. We need them to deliver your
order and to reach you about it.</dd>
<dt>Your orders</dt>
<dd>Instructions, files, messages, prices and ratings.</dd>
<dt>Payments</dt>
<dd>The method, the amount and the receipt number. Card numbers are entered on the page of the payment provider
and never reach us.</dd>
<dt>Your visit</dt>
<dd>Where you came from, the first page you saw, the kind of device, and codes that an advertisement or a partner
put in the link. They stay in your own browser and are sent along with an order. Visits are counted only where you have
agreed, by a random number and never by name.</dd>
</dl>

<h2 id="why">Why we may</h2>
<p>To carry out the agreement we have with you, to meet our duties in bookkeeping, and because we have a fair
interest in knowing which advertisement brought an order. For news and offers by e-mail we ask you first.</p>

<h2 id="who">Who sees it</h2>
<ul>
<li>Your writer sees the instructions and files, never your name, address or phone number.</li>
<li>Support sees what is needed to answer you.</li>
<li>Payment providers learn the amount and the order code.</li>
<li>Authorities only where a law obliges us, and no more than it asks for.</li>
</ul>

<p id="abroad">Some writers and payment providers work outside the United Kingdom and the European Union. They are bound
by the contract clauses that the law prescribes for this, and get no more than is listed here.</p>

<h2 id="browser">What we store in your browser</h2>
<p>Your session after you log in, a draft of the order you are writing, and the record of your first visit, which
is renewed after 180 days without activity. We set no cookies for advertising. Clearing the data of this site in
your browser removes all of it.</p>

<h2 id="how-long">How long we keep it</h2>
<p>Orders and receipts as long as bookkeeping law requires. Files attached to an order for 180 days after it was
approved. An account that was not used for three years is removed.</p>

<h2 id="safety">How it is protected</h2>
<p>Every connection is encrypted. Links to your account that we send by e-mail work once and for a short time.
Staff sign in with a second factor and see only what their work needs.</p>

<h2 id="rights">What you can ask of us</h2>
<p>A copy of your data, a correction, a limit to its use, or its removal. Write to
<a href="mailto:privacy@octavo-writing.example">privacy@octavo-writing.example</a> from the address of your
account; we answer within 30 days. If you are not content with the answer, your data protection authority will
hear you.</p>

<h2 id="news">Changes to this page</h2>
<p>If something here changes in a way that matters to you, we say so by e-mail before it takes effect. See also
our <a href="/rules/terms-of-use/">Terms of Use</a>.</p>
`,
};
