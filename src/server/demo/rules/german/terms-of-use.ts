import type { RuleTranslationSeed } from '../../../stores/sites/site-seed.ts';

export const termsOfUse: RuleTranslationSeed = {
  language: 'de',
  slug: 'terms-of-use',
  title: 'Nutzungsbedingungen',
  html: `
<p>Diese Bedingungen sind der Vertrag zwischen Ihnen und Octavo Writing. Sie gelten, sobald Sie eine Bestellung aufgeben.
Diese Fassung gilt seit dem 1. März 2026.</p>
<p id="contents">Sie sagen, was <a href="#words">die Begriffe</a> bedeuten und was gilt für
<a href="#orders">Bestellungen</a>, <a href="#prices">Preise und Zahlung</a>, <a href="#delivery">Fristen und
Lieferung</a>, <a href="#revisions">Überarbeitung und Annahme</a>, <a href="#use">die Verwendung einer Arbeit</a>,
<a href="#account">Ihr Konto</a>, <a href="#withdrawal">den Widerruf</a>, <a href="#liability">unsere Haftung</a>,
<a href="#changes">Änderungen</a> sowie <a href="#law">Recht und Beschwerden</a>.</p>

<h2 id="words">1. Begriffe</h2>
<p><strong>Wir</strong> sind Octavo Writing Ltd, 8 Folio Street, London EC1A 1AA. <strong>Sie</strong> sind die Person, die die
Bestellung aufgibt. Eine <strong>Arbeit</strong> ist, was wir für Sie schreiben, bearbeiten oder zeichnen. Eine
<strong>Seite</strong> hat 275 Wörter bei doppeltem und 550 Wörter bei einfachem Zeilenabstand.</p>

<h2 id="orders">2. Bestellungen</h2>
<p>Sie nennen Art der Arbeit, Thema, akademisches Niveau, Umfang und Abgabetermin und fügen bei, was der Autor braucht. Es
gelten die Vorgaben aus dem Bestellformular. Spätere Vorgaben sind willkommen; ändern sie Umfang, Niveau oder Frist, können wir
den Preisunterschied verlangen.</p>
<p>Sie müssen mindestens 18 Jahre alt sein, und Ihre Angaben müssen Ihre eigenen sein.</p>

<h2 id="prices">3. Preise und Zahlung</h2>
<p>Der Preis im Bestellformular beim Aufgeben der Bestellung ist der Preis Ihrer Bestellung. Abgerechnet wird in US-Dollar, und
dieser Betrag ändert sich durch spätere Kurse nicht. Beträge in anderen Währungen dienen Ihrer Information. Ihre Bank rechnet
zu ihrem Kurs um und kann eine Gebühr verlangen; Mehrwertsteuer kommt hinzu, wo das Gesetz es verlangt.</p>
<ul>
<li>Die Arbeit beginnt, wenn die Zahlung eingegangen ist.</li>
<li>Für eine Bestellung gilt ein Rabattcode. Ein fester Rabatt kann den Preis der Bestellung nicht übersteigen.</li>
<li>Nehmen Sie eine Bestellung an, kommen fünf Prozent ihres Preises in US-Dollar auf Ihr Bonuskonto.</li>
<li>Sie können Ihren Bonus für eine Bestellung bis zu deren Preis verwenden, beim Aufgeben oder auf ihrer Zahlungsseite. Zu
bezahlen bleiben mindestens 0,50 $ oder nichts. Der Bonus wird nicht ausgezahlt.</li>
<li>Wird eine Bestellung storniert oder erstattet, kommt der verwendete Bonus zurück. Der durch sie erhaltene Bonus wird
abgezogen, soweit Sie ihn noch haben.</li>
</ul>

<h2 id="delivery">4. Fristen und Lieferung</h2>
<p>Die Frist läuft ab dem Eingang der Zahlung. Die fertige Arbeit finden Sie in Ihrem Konto, und wir schreiben an Ihre
E-Mail-Adresse.</p>
<p>Sind wir zu spät und Sie behalten die Arbeit, erhalten Sie {refundLate} des Unterschieds zum Preis der späteren Frist nach unserer <a href="/rules/money-back-guarantee/">Geld-zurück-Garantie</a>.</p>
<p>Für Fristen unter 24 Stunden kann kein Wunschautor genannt werden.</p>

<h2 id="revisions">5. Überarbeitung und Annahme</h2>
<p>Überarbeitungen nach Ihren ursprünglichen Vorgaben sind kostenlos. Sagen Sie, was sich bis wann ändern
soll.</p>
<p>Kostenlos sind Überarbeitungen {revisionDays} Tage lang nach der Lieferung.</p>
<p>Mit der Annahme ist die Bestellung abgeschlossen.</p>

<h2 id="use">6. Verwendung einer Arbeit</h2>
<p>Unsere Arbeiten sind zur Recherche und als Vorlage geschrieben. Sie sind dafür verantwortlich, die Regeln Ihrer Hochschule für
Verwendung und Zitat einzuhalten. Nach Zahlung und Annahme gehört das Nutzungsrecht Ihnen; wir veröffentlichen die Arbeit nicht,
verkaufen sie nicht noch einmal und geben sie in keine Datenbank.</p>

<h2 id="account">7. Ihr Konto</h2>
<p>Behalten Sie Ihr Passwort für sich und sagen Sie uns, wenn ein anderer es kennen könnte. Was wir über Sie speichern, steht in
unserer <a href="/rules/privacy-policy/">Datenschutzerklärung</a>.</p>

<h2 id="withdrawal">8. Widerruf</h2>
<p>Sie können eine Bestellung innerhalb von 14 Tagen ohne Begründung widerrufen. Mit der Wahl einer Frist bitten Sie uns, vorher zu
beginnen: Für bis dahin Geschriebenes behalten wir einen fairen Anteil, und mit der vollständigen Lieferung endet das
Widerrufsrecht. Wie viel Sie zurückerhalten, steht in der
<a href="/rules/money-back-guarantee/#partial">Geld-zurück-Garantie</a>.</p>

<h2 id="liability">9. Unsere Haftung</h2>
<p>Wir haften für Qualität und Pünktlichkeit bis zu dem Betrag, den Sie für die Bestellung bezahlt haben. Wir versprechen keine
Note und sind nicht für Verzögerungen durch Ihren E-Mail-Dienst, Ihre Bank oder Ihr Netz verantwortlich. Die Haftung für Vorsatz,
grobe Fahrlässigkeit und Personenschäden bleibt unbeschränkt.</p>

<h2 id="changes">10. Änderungen</h2>
<p>Für eine Bestellung gelten die Bedingungen, die bei ihrer Aufgabe veröffentlicht waren. Änderungen kündigen wir allen mit einem
Konto mindestens 30 Tage vorher an.</p>

<h2 id="law">11. Recht und Beschwerden</h2>
<p>Es gilt das Recht von England und Wales; als Verbraucher behalten Sie den Schutz Ihres eigenen Landes. Schreiben Sie zuerst an
<a href="mailto:support@octavo-writing.example">support@octavo-writing.example</a>: Wir beantworten Beschwerden innerhalb von 14
Tagen, und die meisten sind damit erledigt. <a href="#contents">Zurück zum Anfang</a></p>
`,
};
