import type { RuleTranslationSeed } from '../../../stores/sites/site-seed.ts';

export const privacyPolicy: RuleTranslationSeed = {
  language: 'de',
  slug: 'privacy-policy',
  title: 'Datenschutzerklärung',
  html: `
<p>Wir speichern über Sie nur, was eine Bestellung braucht, sagen niemandem, dass Sie unser Kunde sind, und verkaufen keine
Daten. Hier steht, <a href="#what">was wir speichern</a>, <a href="#who">wer es sieht</a> und
<a href="#rights">was Sie von uns verlangen können</a>. Verantwortlich ist Octavo Writing Ltd, 8 Folio Street, London
EC1A 1AA.</p>

<h2 id="what">Was wir speichern</h2>
<dl>
<dt>Ihr Konto</dt>
<dd>Name, E-Mail-Adresse, Telefonnummer und ein Passwort, das nur als Hash gespeichert ist. Wir brauchen sie, um Ihre
Bestellung zu liefern und Sie dazu zu erreichen.</dd>
<dt>Ihre Bestellungen</dt>
<dd>Vorgaben, Dateien, Nachrichten, Preise und Bewertungen.</dd>
<dt>Zahlungen</dt>
<dd>Zahlungsart, Betrag und Belegnummer. Kartennummern geben Sie auf der Seite des Zahlungsdienstes ein; sie erreichen uns
nie.</dd>
<dt>Ihr Besuch</dt>
<dd>Woher Sie kamen, die erste Seite, die Art des Geräts und Codes aus dem Link einer Anzeige oder eines Partners. Sie bleiben
in Ihrem Browser und werden mit einer Bestellung gesendet. Besuche werden nur mit Ihrer Zustimmung gezählt, mit einer
zufälligen Nummer und nie mit Namen.</dd>
</dl>

<h2 id="why">Warum wir das dürfen</h2>
<p>Um den Vertrag mit Ihnen zu erfüllen, wegen unserer Pflichten in der Buchhaltung und weil wir ein berechtigtes Interesse
daran haben, welche Anzeige eine Bestellung gebracht hat. Vor Neuigkeiten und Angeboten per E-Mail fragen wir Sie.</p>

<h2 id="who">Wer es sieht</h2>
<ul>
<li>Ihr Autor sieht die Vorgaben und Dateien, nie Ihren Namen, Ihre Adresse oder Telefonnummer.</li>
<li>Der Kundendienst sieht, was er für eine Antwort braucht.</li>
<li>Zahlungsdienste erfahren den Betrag und den Code der Bestellung.</li>
<li>Behörden nur, wo ein Gesetz uns verpflichtet, und nicht mehr, als es verlangt.</li>
</ul>

<p id="abroad">Einige Autoren und Zahlungsdienste arbeiten außerhalb des Vereinigten Königreichs und der Europäischen Union.
Sie sind durch die gesetzlich vorgeschriebenen Vertragsklauseln gebunden und erhalten nicht mehr, als hier steht.</p>

<h2 id="browser">Was wir in Ihrem Browser speichern</h2>
<p>Ihre Sitzung nach der Anmeldung, den Entwurf Ihrer Bestellung und den Eintrag Ihres ersten Besuchs, der nach 180 Tagen ohne
Aktivität erneuert wird. Wir setzen keine Werbe-Cookies. Wenn Sie die Daten dieser Website im Browser löschen, ist alles
entfernt.</p>

<h2 id="how-long">Wie lange wir es speichern</h2>
<p>Bestellungen und Belege so lange, wie es das Buchhaltungsrecht verlangt. Dateien einer Bestellung 180 Tage nach ihrer
Annahme. Ein Konto, das drei Jahre nicht verwendet wurde, wird entfernt.</p>

<h2 id="safety">Wie es geschützt ist</h2>
<p>Jede Verbindung ist verschlüsselt. Links zu Ihrem Konto in E-Mails gelten einmal und für kurze Zeit. Mitarbeiter melden
sich mit einem zweiten Faktor an und sehen nur, was ihre Arbeit braucht.</p>

<h2 id="rights">Was Sie von uns verlangen können</h2>
<p>Eine Kopie Ihrer Daten, eine Berichtigung, eine Einschränkung oder die Löschung. Schreiben Sie von der Adresse Ihres Kontos an
<a href="mailto:privacy@octavo-writing.example">privacy@octavo-writing.example</a>; wir antworten innerhalb von 30 Tagen.
Sind Sie mit der Antwort nicht zufrieden, hilft Ihnen Ihre Datenschutzbehörde.</p>

<h2 id="news">Änderungen dieser Seite</h2>
<p>Ändert sich hier etwas, das für Sie wichtig ist, schreiben wir Ihnen, bevor es gilt. Siehe auch unsere
<a href="/rules/terms-of-use/">Nutzungsbedingungen</a>.</p>
`,
};
