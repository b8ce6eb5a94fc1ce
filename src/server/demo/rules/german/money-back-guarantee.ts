import type { RuleTranslationSeed } from '../../../stores/sites/site-seed.ts';

export const moneyBackGuarantee: RuleTranslationSeed = {
  language: 'de',
  slug: 'money-back-guarantee',
  title: 'Geld-zurück-Garantie',
  html: `
<p>Wenn wir nicht leisten, was vereinbart war, erhalten Sie Ihr Geld zurück. Diese Seite sagt, wann, wie viel und wie
schnell.</p>
<p>Kurz: <a href="#partial">{refundBeforeWriter}</a>, bevor ein Autor begonnen hat, später <a href="#partial">ein fairer
Anteil</a>, und <a href="#how">ein Knopf</a> genügt.</p>

<h2 id="full">Wann Sie alles zurückerhalten</h2>
<ul>
<li>Sie haben dieselbe Bestellung versehentlich doppelt bezahlt oder doppelt aufgegeben.</li>
<li>Wir finden keinen Autor für Ihre Bestellung.</li>
<li>Die Arbeit kommt nach dem Abgabetermin, und Sie brauchen sie nicht mehr. Das gilt nicht, wenn Hinweise oder
Materialien uns zu spät erreicht haben.</li>
</ul>

<h2 id="partial">Wann Sie einen Teil zurückerhalten</h2>
<table>
<thead><tr><th scope="col">Was geschehen ist</th><th scope="col">Sie erhalten</th></tr></thead>
<tbody>
<tr><td>Sie stornieren, bevor ein Autor begonnen hat</td><td>{refundBeforeWriter}</td></tr>
<tr><td>Sie stornieren in der ersten Hälfte der Frist</td><td>{refundFirstHalf}</td></tr>
<tr><td>Sie stornieren in der zweiten Hälfte der Frist</td><td>{refundSecondHalf}</td></tr>
<tr><td>Die Arbeit kommt zu spät, und Sie behalten sie</td><td>{refundLate} des Unterschieds zum Preis der späteren Frist</td></tr>
<tr><td>Auch Überarbeitungen haben Ihre Vorgaben nicht erfüllt</td><td>Bis zu {refundFirstHalf}, nach Prüfung</td></tr>
</tbody>
</table>

<h2 id="quality">Wenn die Qualität in Frage steht</h2>
<p>Bitten Sie zuerst um eine <a href="/rules/terms-of-use/#revisions">Überarbeitung</a>: Sie ist kostenlos, und meist ist
damit alles geklärt. Hilft sie nicht, nennen Sie uns die Vorgaben, die nicht erfüllt sind. Ein Lektor, der an Ihrer
Bestellung nicht mitgearbeitet hat, vergleicht die Arbeit mit ihnen und antwortet innerhalb von drei Werktagen.</p>

<h3 id="plagiarism">Originalität</h3>
<p>Jede Arbeit wird vor der Lieferung geprüft. Können Sie kopierten Text nachweisen, berichtigen wir ihn sofort oder
erstatten die ganze Bestellung, wie Sie es wünschen.</p>

<h2 id="how">So fordern Sie Geld zurück</h2>
<ol>
<li>Vor der Lieferung stornieren Sie mit dem Knopf auf der Seite der Bestellung. Er sagt vorher, was Sie zurückerhalten.</li>
<li>In allen anderen Fällen schreiben Sie von der E-Mail-Adresse Ihres Kontos und nennen den Code der Bestellung, zum
Beispiel O-7K3M9Q.</li>
<li>Schreiben Sie innerhalb von {revisionDays} Tagen nach der Lieferung.</li>
<li>Nehmen Sie die Arbeit nicht an, solange die Frage offen ist: Damit wird die Bestellung abgeschlossen.</li>
</ol>

<h2 id="paid-back">Wie das Geld zurückkommt</h2>
<p>Wir erstatten auf dem Weg, auf dem Sie bezahlt haben, und zwar innerhalb von zwei Werktagen; Banken brauchen bis zu
zehn. Ein verwendeter Bonus kommt auf Ihr Bonuskonto zurück.</p>

<p>Ein Extra, das wir nicht leisten konnten, etwa ein TOP-10-Autor, wenn keiner frei war, erstatten wir ganz und ohne
Ihre Nachfrage.</p>

<h2 id="not-covered">Was nicht abgedeckt ist</h2>
<p>Eine Bestellung, die Sie angenommen haben, eine erhoffte Note, und Vorgaben, die nach der Arbeit geändert wurden. Die
Extras einer gelieferten Bestellung, etwa der Plagiatsbericht, werden nicht einzeln erstattet. Ihre gesetzlichen Rechte und
die aus unseren <a href="/rules/terms-of-use/#withdrawal">Nutzungsbedingungen</a> bleiben neben dieser Garantie
bestehen.</p>
`,
};
