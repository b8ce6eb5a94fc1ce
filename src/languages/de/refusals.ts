/** Sentences with which the server refuses a request, in German. */
export const refusalTexts = {
  'The request could not be read. Please reload the page and try again':
    'Die Anfrage konnte nicht gelesen werden. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal',
  'A paid order cannot be cancelled here. Please write to us':
    'Eine bezahlte Bestellung lässt sich hier nicht stornieren. Bitte schreiben Sie uns',
  'The days in which revisions are free have passed, so nothing was changed. Please write to us if something is wrong':
    'Die Tage, in denen Überarbeitungen kostenlos sind, sind vorbei, deshalb wurde nichts geändert. Bitte schreiben Sie uns, wenn etwas nicht stimmt',
  'The amount that you would get back has changed, so nothing was cancelled. Please look again':
    'Der Betrag, den Sie zurückbekämen, hat sich geändert, deshalb wurde nichts storniert. Bitte sehen Sie noch einmal nach',
  'Your cancellation is noted, but the money could not be returned yet. We know of it and return it; you may also try again in a minute':
    'Ihre Stornierung ist vermerkt, aber das Geld konnte noch nicht zurückgezahlt werden. Wir wissen davon und zahlen es zurück; Sie können es auch in einer Minute noch einmal versuchen',
  'Please log in': 'Bitte melden Sie sich an',
  'Please log in to your account to go on': 'Bitte melden Sie sich in Ihrem Konto an, um fortzufahren',
  'Please enter the code that we send to your e-mail address':
    'Bitte geben Sie den Code ein, den wir an Ihre E-Mail-Adresse senden',
  'You are logged in as another customer': 'Sie sind als anderer Kunde angemeldet',
  'This call is only for the cabinet of the site': 'Dieser Aufruf ist nur für den Kundenbereich der Website',
  'Registration and login are turned off on this site. Please write to us':
    'Registrierung und Anmeldung sind auf dieser Website abgeschaltet. Bitte schreiben Sie uns',
  'There is no such site': 'Diese Website gibt es nicht',
  'There is nothing at this address. Please check it, or reload the page that led here':
    'Unter dieser Adresse gibt es nichts. Bitte prüfen Sie sie oder laden Sie die vorherige Seite neu',
  'This arrived too slowly, so nothing of it was stored. Please try again, if you can over a better connection':
    'Die Daten kamen zu langsam an, deshalb wurde nichts gespeichert. Bitte versuchen Sie es noch einmal, möglichst mit einer besseren Verbindung',
  'The status of the order does not allow this, so nothing was changed. Please reload the page to see it':
    'Der Status der Bestellung lässt das nicht zu, deshalb wurde nichts geändert. Bitte laden Sie die Seite neu, um ihn zu sehen',
  'An order of this account is paid and not finished. Please approve its paper when it is there, or write to us':
    'Eine Bestellung dieses Kontos ist bezahlt und noch nicht abgeschlossen. Bitte nehmen Sie die Arbeit an, sobald sie da ist, oder schreiben Sie uns',
  'This order is closed, and nothing more can be sent to it. Please write to us if something is missing':
    'Diese Bestellung ist abgeschlossen, und ihr kann nichts mehr gesendet werden. Bitte schreiben Sie uns, falls etwas fehlt',
  'This Idempotency-Key was sent with another order. A new order needs a new key':
    'Dieser Idempotency-Key wurde schon mit einer anderen Bestellung gesendet. Eine neue Bestellung braucht einen neuen',
  'This order is paid already, so there is nothing left to pay':
    'Diese Bestellung ist schon bezahlt, es ist also nichts mehr zu bezahlen',
  'This order has been called off, and nothing has to be paid for it':
    'Diese Bestellung wurde abgesagt, und dafür ist nichts zu bezahlen',
  'The payment that was refunded has not been reported yet':
    'Die erstattete Zahlung wurde noch nicht gemeldet',
  'Your payment is being confirmed. There is nothing left to do':
    'Ihre Zahlung wird bestätigt. Sie müssen nichts weiter tun',
  'A payment of this order has just begun, so nothing was changed. Please look again':
    'Eine Zahlung dieser Bestellung hat gerade begonnen, deshalb wurde nichts geändert. Bitte sehen Sie noch einmal nach',
  'This order has just changed. Please look at it again before you pay':
    'Diese Bestellung hat sich gerade geändert. Bitte sehen Sie sie noch einmal an, bevor Sie bezahlen',
  'This order is not paid online. You will hear from us how to pay':
    'Diese Bestellung wird nicht online bezahlt. Wir schreiben Ihnen, wie Sie bezahlen',
  'The request is too large. Please send less at once':
    'Die Anfrage ist zu groß. Bitte senden Sie weniger auf einmal',
  'This file is too large to be checked for viruses, so it was not stored. Please send it in smaller files':
    'Diese Datei ist zu groß für die Virenprüfung und wurde nicht gespeichert. Bitte senden Sie sie in kleineren Dateien',
  'The request is of a kind that is not supported': 'Eine Anfrage dieser Art wird nicht unterstützt',
  'The file has no such part': 'Die Datei hat keinen solchen Teil',
  'The address or the headers of the request are too long. Please open the page by a shorter address':
    'Die Adresse oder die Kopfzeilen der Anfrage sind zu lang. Bitte öffnen Sie die Seite über eine kürzere Adresse',
  'The request is not valid. Please check what you entered':
    'Die Anfrage ist ungültig. Bitte prüfen Sie Ihre Eingaben',
  'A virus was found in this file, so it was not stored. Please check your device before you send another file':
    'In dieser Datei wurde ein Virus gefunden, deshalb wurde sie nicht gespeichert. Bitte prüfen Sie Ihr Gerät, bevor Sie eine weitere Datei senden',
  'The amount or currency paid is not that of the order':
    'Betrag oder Währung der Zahlung entspricht nicht der Bestellung',
  'Too many attempts. Please try again later': 'Zu viele Versuche. Bitte versuchen Sie es später noch einmal',
  'You have placed many orders within an hour, so this one was not placed. Please try again in an hour, or write to us':
    'Sie haben innerhalb einer Stunde viele Bestellungen aufgegeben, deshalb wurde diese nicht angenommen. Bitte versuchen Sie es in einer Stunde noch einmal oder schreiben Sie uns',
  'You have sent all the files that a day allows. Please try again tomorrow':
    'Sie haben so viele Dateien gesendet, wie an einem Tag möglich sind. Bitte versuchen Sie es morgen noch einmal',
  'The server has too much to do just now. Please try again in a few seconds':
    'Der Server hat gerade zu viel zu tun. Bitte versuchen Sie es in einigen Sekunden noch einmal',
  'Our records cannot be reached just now. Please try again in a few seconds':
    'Unsere Daten sind gerade nicht erreichbar. Bitte versuchen Sie es in einigen Sekunden noch einmal',
  'Files cannot be reached just now. Please try again in a minute':
    'Dateien sind gerade nicht erreichbar. Bitte versuchen Sie es in einer Minute noch einmal',
  'Files cannot be checked for viruses just now, so this one was not stored. Please try again in a minute':
    'Dateien können gerade nicht auf Viren geprüft werden, deshalb wurde diese nicht gespeichert. Bitte versuchen Sie es in einer Minute noch einmal',
  'The payment service did not accept this order. Nothing was charged, and your order is safe. Please write to us before you try again':
    'Der Zahlungsdienst hat diese Bestellung nicht angenommen. Es wurde nichts abgebucht, und Ihre Bestellung ist sicher. Bitte schreiben Sie uns, bevor Sie es noch einmal versuchen',
  'Your open payment page could not be closed, so nothing was changed. Please try again in a minute':
    'Ihre offene Zahlungsseite konnte nicht geschlossen werden, deshalb wurde nichts geändert. Bitte versuchen Sie es in einer Minute noch einmal',
  'The payment page could not be opened. Nothing was charged, and your order is safe. Please try again in a minute':
    'Die Zahlungsseite konnte nicht geöffnet werden. Es wurde nichts abgebucht, und Ihre Bestellung ist sicher. Bitte versuchen Sie es in einer Minute noch einmal',
  'There is no room to store this just now, so nothing was stored. Please try again later, or write to us':
    'Dafür ist gerade kein Speicherplatz frei, deshalb wurde nichts gespeichert. Bitte versuchen Sie es später noch einmal oder schreiben Sie uns',
  'Your Bonus Storage holds less than that now. Please choose again whether to use it':
    'Ihr Bonuskonto enthält inzwischen weniger. Bitte wählen Sie noch einmal, ob Sie es verwenden',
  'This code is wrong or no longer valid. Please check it, or ask for a new one':
    'Dieser Code ist falsch oder nicht mehr gültig. Bitte prüfen Sie ihn oder fordern Sie einen neuen an',
  'Facebook did not confirm this login': 'Facebook hat diese Anmeldung nicht bestätigt',
  'Your account has no password yet. Please choose one first, by “Forgot your password?” on the page of the login':
    'Ihr Konto hat noch kein Passwort. Bitte wählen Sie zuerst eines, über „Passwort vergessen?“ auf der Anmeldeseite',
  'This could not be understood. Please enter it again':
    'Das konnte nicht gelesen werden. Bitte geben Sie es noch einmal ein',
  'Something went wrong on our side. Please try again':
    'Bei uns ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal',
} as const;
