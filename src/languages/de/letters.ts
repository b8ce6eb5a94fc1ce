/** Texts of letters to customers, in German. */
export const letterTexts = {
  welcome: 'willkommen',
  'Your account at {site} is ready.': 'Ihr Konto bei {site} ist eingerichtet.',
  'Please confirm that this e-mail address is yours, so that news of your orders reaches you. The link works for a week.':
    'Bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört, damit Nachrichten zu Ihren Bestellungen Sie erreichen. Der Link gilt eine Woche.',
  'If you did not register, somebody has mistyped an address and you can ignore this letter.':
    'Falls Sie sich nicht registriert haben, hat sich jemand bei der Adresse vertippt, und Sie können diese Nachricht ignorieren.',
  'Confirm my address': 'Adresse bestätigen',
  'Open my account': 'Mein Konto öffnen',
  'is this your address?': 'Ist das Ihre Adresse?',
  'Please confirm that this e-mail address is yours. The link works for a week.':
    'Bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört. Der Link gilt eine Woche.',
  'a new password': 'ein neues Passwort',
  'Somebody, hopefully you, has asked for a new password. The link lets you choose one. It works once, within an hour.':
    'Jemand, hoffentlich Sie selbst, hat ein neues Passwort angefordert. Über den Link können Sie es festlegen. Er gilt einmal und eine Stunde lang.',
  'If it was not you, nothing has changed and there is nothing to do.':
    'Falls Sie es nicht waren, hat sich nichts geändert, und Sie müssen nichts tun.',
  'Choose a new password': 'Neues Passwort festlegen',
  'your password is changed': 'Ihr Passwort ist geändert',
  'The password of your account at {site} was just changed. Every other device is logged out.':
    'Das Passwort Ihres Kontos bei {site} wurde gerade geändert. Alle anderen Geräte sind abgemeldet.',
  'If it was not you, somebody has entered your account. Choose a new password now, and write to us.':
    'Falls Sie es nicht waren, war jemand in Ihrem Konto. Legen Sie jetzt ein neues Passwort fest und schreiben Sie uns.',
  'your e-mail address is changed': 'Ihre E-Mail-Adresse ist geändert',
  'The e-mail address of your account at {site} was just changed, and we no longer write to this one. Every other device is logged out.':
    'Die E-Mail-Adresse Ihres Kontos bei {site} wurde soeben geändert, und wir schreiben nicht mehr an diese. Alle anderen Geräte sind abgemeldet.',
  'If it was not you, somebody knows your password. Please write to us at once.':
    'Falls Sie das nicht waren, kennt jemand Ihr Passwort. Bitte schreiben Sie uns sofort.',
  'If you have no account there, somebody had mistyped an address and you can ignore this letter.':
    'Falls Sie dort kein Konto haben, hatte sich jemand bei der Adresse vertippt, und Sie können diese Nachricht ignorieren.',
  'your new e-mail address': 'Ihre neue E-Mail-Adresse',
  'The e-mail address of your account at {site} is now this one. Use it to log in. News of your orders comes here.':
    'Die E-Mail-Adresse Ihres Kontos bei {site} ist jetzt diese. Melden Sie sich damit an. Neuigkeiten zu Ihren Bestellungen kommen hierher.',
  'If it was not you, somebody has mistyped an address and you can ignore this letter.':
    'Falls Sie das nicht waren, hat sich jemand bei der Adresse vertippt, und Sie können diese Nachricht ignorieren.',
  'your code is {loginCode}': 'Ihr Code ist {loginCode}',
  'Your code is {loginCode}. Enter it where you have just logged in. It works once, within 10 minutes.':
    'Ihr Code ist {loginCode}. Geben Sie ihn dort ein, wo Sie sich gerade angemeldet haben. Er gilt einmal und 10 Minuten lang.',
  'If you did not log in, somebody knows your password. Nobody is in your account without the code, so tell it to no one and choose a new password.':
    'Falls Sie sich nicht angemeldet haben, kennt jemand Ihr Passwort. Ohne den Code kommt niemand in Ihr Konto. Geben Sie ihn also niemandem weiter und legen Sie ein neues Passwort fest.',
  'your account is deleted': 'Ihr Konto ist gelöscht',
  'Your account at {site} is deleted, with your name, address, phone numbers and files. Every device is logged out, and unpaid orders are cancelled.':
    'Ihr Konto bei {site} ist gelöscht, mit Ihrem Namen, Ihrer Adresse, Ihren Telefonnummern und Dateien. Alle Geräte sind abgemeldet, und unbezahlte Bestellungen sind storniert.',
  'The law requires us to keep what was ordered, when and for how much. Your orders stay with us for that, without you.':
    'Das Gesetz verpflichtet uns aufzubewahren, was wann und zu welchem Preis bestellt wurde. Ihre Bestellungen bleiben dafür bei uns, ohne Angaben zu Ihrer Person.',
  'You can register with this address again at any time. If it was not you who deleted the account, please write to us.':
    'Sie können sich mit dieser Adresse jederzeit neu registrieren. Falls nicht Sie das Konto gelöscht haben, schreiben Sie uns bitte.',
  'we have your order {code}': 'Ihre Bestellung {code} ist eingegangen',
  'Thank you. We have your order {code}.': 'Vielen Dank. Ihre Bestellung {code} ist bei uns eingegangen.',
  'What happens next: within {answerHours} we write to you how to pay {amount} by {method}. Nothing has been charged. Once the money has arrived, we mark the order as paid, write to you, and your writer begins.':
    'So geht es weiter: Wir schreiben Ihnen, wie Sie {amount} bezahlen (Zahlungsart: {method}). Das dauert höchstens {answerHours}. Bisher wurde nichts abgebucht. Sobald das Geld eingegangen ist, vermerken wir die Zahlung, schreiben Ihnen, und Ihr Autor beginnt.',
  'What happens next: your writer begins as soon as the payment of {amount} is confirmed. If you have not paid yet, you can do it now.':
    'So geht es weiter: Ihr Autor beginnt, sobald die Zahlung von {amount} bestätigt ist. Falls Sie noch nicht bezahlt haben, können Sie das jetzt tun.',
  'What happens next: nothing is left to pay. We write to you when your writer begins.':
    'So geht es weiter: Es ist nichts mehr zu bezahlen. Wir schreiben Ihnen, wenn Ihr Autor beginnt.',
  'Pay or see the payment': 'Bezahlen oder Zahlung ansehen',
  'See my order': 'Bestellung ansehen',
  'order {code} is paid': 'Bestellung {code} ist bezahlt',
  'Thank you. We have received your payment of {amount} for order {code}, and your writer begins.':
    'Vielen Dank. Ihre Zahlung von {amount} für die Bestellung {code} ist eingegangen, und Ihr Autor beginnt.',
  'Thank you. Nothing is left to pay for order {code}, and your writer begins.':
    'Vielen Dank. Für die Bestellung {code} ist nichts mehr zu bezahlen, und Ihr Autor beginnt.',
  'You can follow the order, send files and read what your writer delivers.':
    'Sie können die Bestellung verfolgen, Dateien senden und lesen, was Ihr Autor liefert.',
  'Follow my order': 'Bestellung verfolgen',
  'your writer is at work on order {code}': 'Ihr Autor arbeitet an der Bestellung {code}',
  'Your writer has begun order {code}. It is due on {deadline}.':
    'Ihr Autor hat mit der Bestellung {code} begonnen. Abgabetermin: {deadline}.',
  'Files and instructions that may still help can be sent from the page of the order.':
    'Dateien und Hinweise, die noch helfen können, senden Sie über die Seite der Bestellung.',
  'order {code} is delivered': 'Bestellung {code} ist geliefert',
  'Your paper for order {code} is ready.': 'Ihre Arbeit zur Bestellung {code} ist fertig.',
  'Please read it, then approve it or ask for a revision.':
    'Bitte lesen Sie sie und nehmen Sie sie dann an oder verlangen Sie eine Überarbeitung.',
  'Read my paper': 'Arbeit lesen',
  'order {code} is cancelled': 'Bestellung {code} ist storniert',
  'Order {code} is cancelled. Nothing has to be paid for it. A bonus that it used is back in your Bonus Storage.':
    'Die Bestellung {code} ist storniert. Sie müssen nichts dafür bezahlen. Ein dafür verwendeter Bonus ist wieder auf Ihrem Bonuskonto.',
  'See the order': 'Bestellung ansehen',
  'order {code} is refunded': 'Bestellung {code} ist erstattet',
  'We have refunded order {code}. You get {refund} back the way you paid; a bank may take up to ten days.':
    'Wir haben die Bestellung {code} erstattet. Sie erhalten {refund} auf dem Weg zurück, auf dem Sie bezahlt haben. Eine Bank kann dafür bis zu zehn Tage brauchen.',
  'We have refunded order {code}. No money was charged for it.':
    'Wir haben die Bestellung {code} erstattet. Für sie war nichts abgebucht worden.',
  'What comes back of a bonus that it used is in your Bonus Storage. The order is closed.':
    'Was von einem dafür verwendeten Bonus zurückkommt, ist auf Ihrem Bonuskonto. Die Bestellung ist abgeschlossen.',
  'a further file for order {code}': 'eine weitere Datei zur Bestellung {code}',
  'We have added a file to order {code}, which was delivered before.':
    'Wir haben der bereits gelieferten Bestellung {code} eine Datei hinzugefügt.',
  'See the file': 'Datei ansehen',
  'your writer has written about order {code}': 'Ihr Autor hat zur Bestellung {code} geschrieben',
  'Your writer has written to you about order {code}.':
    'Ihr Autor hat Ihnen zur Bestellung {code} geschrieben.',
  '{messages}': '{messages}',
  'Please answer on the page of the order, because answers to this letter do not reach your writer.':
    'Bitte antworten Sie auf der Seite der Bestellung, denn Antworten auf diese E-Mail erreichen Ihren Autor nicht.',
  'Read and answer': 'Lesen und antworten',
  'order {code} is in revision': 'Bestellung {code} wird überarbeitet',
  'We have your request, and your writer revises order {code}. We write to you when the new version is ready.':
    'Ihr Wunsch ist eingegangen, und Ihr Autor überarbeitet die Bestellung {code}. Wir schreiben Ihnen, wenn die neue Fassung fertig ist.',
  'You asked for it by: {revisionTime}': 'Gewünschter Termin: {revisionTime}',
  'Your remarks:\n{remarks}': 'Ihre Anmerkungen:\n{remarks}',
  'order {code} is complete': 'Bestellung {code} ist abgeschlossen',
  'You have approved order {code}, which is now complete. Thank you for ordering from us.':
    'Sie haben die Bestellung {code} angenommen. Sie ist damit abgeschlossen. Vielen Dank für Ihren Auftrag.',
  'Your files stay in your account. You can rate the paper and the writer on the page of the order.':
    'Ihre Dateien bleiben in Ihrem Konto. Auf der Seite der Bestellung können Sie die Arbeit und den Autor bewerten.',
  'Rate my order': 'Bestellung bewerten',

  Order: 'Bestellung',
  Topic: 'Thema',
  'Type of paper': 'Art der Arbeit',
  Service: 'Leistung',
  'Academic level': 'Niveau',
  Subject: 'Fach',
  'Paper format': 'Zitierstil',
  Length: 'Umfang',
  Sources: 'Quellen',
  Deadline: 'Abgabetermin',
  Materials: 'Materialien',
  Writer: 'Autor',
  'Written by': 'Geschrieben von',
  Extras: 'Extras',
  Amount: 'Betrag',
  None: 'Keine',
  'Not needed': 'Nicht benötigt',
  'Needed, provided with the order': 'Benötigt, der Bestellung beigefügt',
  'Needed, not provided with the order': 'Benötigt, der Bestellung nicht beigefügt',
  '{pages}, double spaced ({words})': '{pages} mit doppeltem Zeilenabstand ({words})',
  '{pages}, single spaced ({words})': '{pages} mit einfachem Zeilenabstand ({words})',
  'the method you chose': 'wie von Ihnen gewählt',
  '{time} after payment': '{time} nach Zahlungseingang',
  'If the button does not open, use this address:':
    'Falls sich die Schaltfläche nicht öffnen lässt, verwenden Sie diese Adresse:',
  '{n} pages': { one: '{n} Seite', other: '{n} Seiten' },
  '{n} problems': { one: '{n} Aufgabe', other: '{n} Aufgaben' },
  '{n} questions': { one: '{n} Frage', other: '{n} Fragen' },
  '{n} slides': { one: '{n} Folie', other: '{n} Folien' },
  '{n} projects': { one: '{n} Projekt', other: '{n} Projekte' },
  '{n} assignments': { one: '{n} Hausaufgabe', other: '{n} Hausaufgaben' },
  '{n} tasks': { one: '{n} Übung', other: '{n} Übungen' },
  '{n} words': { one: '{n} Wort', other: '{n} Wörter' },
  '{n} hours': { one: '{n} Stunde', other: '{n} Stunden' },
  '{n} days': { one: '{n} Tag', other: '{n} Tage' },
} as const;
