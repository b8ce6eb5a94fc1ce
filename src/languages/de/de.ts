import { fieldLabels } from '../field-labels.ts';
import { cabinetTexts } from './cabinet.ts';
import { letterTexts } from './letters.ts';
import { refusalTexts } from './refusals.ts';

/** German. */
export const de = {
  name: 'Deutsch',
  direction: 'ltr',
  loadingFailed: 'Der Inhalt konnte nicht geladen werden.',
  widgets: {
    ...fieldLabels.de,
    // Calculator and prices.
    'Calculate your price': 'Preis berechnen',
    'Number of pages': 'Anzahl der Seiten',
    'Number of problems': 'Anzahl der Aufgaben',
    'Number of questions': 'Anzahl der Fragen',
    'Number of projects': 'Anzahl der Projekte',
    'Number of assignments': 'Anzahl der Hausaufgaben',
    'Number of tasks': 'Anzahl der Übungen',
    'Order now': 'Jetzt bestellen',
    'This page cannot open another one. To order, copy this address into your browser:':
      'Diese Seite kann keine andere öffnen. Kopieren Sie zum Bestellen diese Adresse in Ihren Browser:',
    'Price:': 'Preis:',
    'Total %amount%': 'Gesamtpreis %amount%',
    Was: 'Vorher',
    'You save %amount% (%discount%)': 'Sie sparen %amount% (%discount%)',
    'About your bonus': 'Über Ihren Bonus',
    '%amount% will be saved in Your Bonus Storage': '%amount% werden Ihrem Bonuskonto gutgeschrieben',
    'The next page shows the price of this choice.': 'Die nächste Seite zeigt den Preis dieser Auswahl.',
    'Choose among all types of paper': 'Aus allen Arten von Arbeiten wählen',
    'Choose from the complete lists': 'Aus den vollständigen Listen wählen',
    Services: 'Leistungen',
    Categories: 'Kategorien',
    'Prices per page for': 'Preise pro Seite für',
    'Prices per problem for': 'Preise pro Aufgabe für',
    'Prices per question for': 'Preise pro Frage für',
    'Prices per slide for': 'Preise pro Folie für',
    'Prices per project for': 'Preise pro Projekt für',
    'Prices per assignment for': 'Preise pro Hausaufgabe für',
    'Prices per task for': 'Preise pro Übung für',
    'No prices are listed for %name%. Please choose another.':
      'Für „%name%“ sind keine Preise angegeben. Bitte treffen Sie eine andere Wahl.',
    // Controls.
    Less: 'Weniger',
    More: 'Mehr',
    'Select...': 'Bitte wählen …',
    Search: 'Suchen',
    Options: 'Auswahlmöglichkeiten',
    'No results found': 'Keine Treffer',
    'Loading…': 'Wird geladen …',
    'Still loading…': 'Wird noch geladen …',
    Close: 'Schließen',
    Hint: 'Hinweis',
    'Show password': 'Passwort anzeigen',
    'Coming soon...': 'Demnächst verfügbar',
    'Choose files': 'Dateien auswählen',
    'or drop them here': 'oder hierher ziehen',
    'Please choose this file again': 'Bitte wählen Sie diese Datei erneut aus',
    'Dismiss %name%': '%name% ausblenden',
    'Remove %name%': '%name% entfernen',
    Retry: 'Erneut versuchen',
    'This text could not be loaded.': 'Dieser Text konnte nicht geladen werden.',
    'Just now': 'Gerade eben',
    now: 'jetzt',
    ',': ',',
    or: 'oder',
    // Service info.
    Quality: 'Qualität',
    'Free revisions for %n% days': {
      one: 'Kostenlose Überarbeitungen für %n% Tag',
      other: 'Kostenlose Überarbeitungen für %n% Tage',
    },
    'Delivery from %time%': 'Lieferung ab %time%',
    '100% Money Back Guarantee': '100 % Geld-zurück-Garantie',
    'Extraordinary Services': 'Außergewöhnliche Leistungen',
    'Unlimited Revisions': 'Unbegrenzte Überarbeitungen',
    'Delivery within 3 hours': 'Lieferung innerhalb von 3 Stunden',
    Quantity: 'Vorteile',
    'Generous Loyalty Program': 'Großzügiges Treueprogramm',
    'Profitable Referral Program': 'Lohnendes Empfehlungsprogramm',
    'Great Variety of Freebies': 'Viele kostenlose Extras',
    'Regular Discount Campaigns': 'Regelmäßige Rabattaktionen',
    Anonymity: 'Anonymität',
    '100% Uniqueness guarantee': '100 % Einzigartigkeit garantiert',
    '100% Confidential services': '100 % vertrauliche Leistungen',
    'Secure Payment Gateways': 'Sichere Zahlungswege',
    'Firm Privacy Policy': 'Strenge Datenschutzrichtlinie',
    // Order form: fields and steps.
    'Order Now': 'Jetzt bestellen',
    'Check Your Order': 'Bestellung prüfen',
    'Step %n% of 2': 'Schritt %n% von 2',
    'The paper': 'Die Arbeit',
    'Length and deadline': 'Umfang und Frist',
    'Double spaced': 'Doppelter Abstand',
    'Single spaced': 'Einfacher Abstand',
    'Useful Extras': 'Nützliche Extras',
    'Privacy Policy': 'Datenschutzrichtlinie',
    'Money-Back Guarantee': 'Geld-zurück-Garantie',
    'About %n% words': { one: 'Etwa %n% Wort', other: 'Etwa %n% Wörter' },
    'Ready by about %time%': 'Fertig etwa %time%',
    'Today %time%': 'Heute %time%',
    'Tomorrow %time%': 'Morgen %time%',
    'I have a discount code': 'Ich habe einen Rabattcode',
    'Hide the discount code': 'Rabattcode ausblenden',
    'Checking the code…': 'Code wird geprüft …',
    'The discount is applied': 'Der Rabatt ist berücksichtigt',
    Apply: 'Anwenden',
    '$1 is %amount%.': '1 $ entspricht %amount%.',
    'You are charged %amount% in USD. Your bank may add a conversion fee, and VAT may apply.':
      'Abgerechnet werden %amount% in USD. Ihre Bank kann eine Umrechnungsgebühr erheben, und es kann Mehrwertsteuer anfallen.',
    'You are charged in USD. Your bank may add a conversion fee, and VAT may apply.':
      'Abgerechnet wird in USD. Ihre Bank kann eine Umrechnungsgebühr erheben, und es kann Mehrwertsteuer anfallen.',
    'About: %name%': 'Über: %name%',
    Remove: 'Entfernen',
    'Your earlier orders show it: W and up to five digits':
      'Er steht in Ihren früheren Bestellungen: W und bis zu fünf Ziffern',
    'Not for deadlines of less than 24 hours': 'Nicht bei Fristen unter 24 Stunden',
    '%code% is a TOP-10 writer': '%code% gehört zu den TOP-10-Autoren',
    '%code% is a premium writer': '%code% ist ein Premium-Autor',
    '%code% is your preferred writer': '%code% ist Ihr Wunschautor',
    'Attach files': 'Dateien anhängen',
    'Documents, pictures or archives of up to 20 MB each':
      'Dokumente, Bilder oder Archive mit je bis zu 20 MB',
    'The writer needs no materials from me': 'Der Autor benötigt keine Materialien von mir',
    'Not added: files of this type are not supported':
      'Nicht hinzugefügt: Dateien dieses Typs werden nicht unterstützt',
    'Not added: save it as a PDF, or paste its text into the details':
      'Nicht hinzugefügt: Speichern Sie diese Datei als PDF, oder fügen Sie ihren Text in die Beschreibung ein',
    'Not added: this file is empty': 'Nicht hinzugefügt: Diese Datei ist leer',
    'Not added: bigger than %size%': 'Nicht hinzugefügt: größer als %size%',
    'Not part of your order': 'Nicht Teil Ihrer Bestellung',
    'Not attached any more': 'Nicht mehr angehängt',
    'Choose again': 'Erneut auswählen',
    Checkout: 'Weiter zur Prüfung',
    'Please check:': 'Bitte prüfen Sie:',
    // Order form: the order in short.
    'Your order': 'Ihre Bestellung',
    Edit: 'Bearbeiten',
    'Edit %label%': '%label% bearbeiten',
    '%n% pages': { one: '%n% Seite', other: '%n% Seiten' },
    '%n% problems': { one: '%n% Aufgabe', other: '%n% Aufgaben' },
    '%n% questions': { one: '%n% Frage', other: '%n% Fragen' },
    '%n% slides': { one: '%n% Folie', other: '%n% Folien' },
    '%n% projects': { one: '%n% Projekt', other: '%n% Projekte' },
    '%n% assignments': { one: '%n% Hausaufgabe', other: '%n% Hausaufgaben' },
    '%n% tasks': { one: '%n% Übung', other: '%n% Übungen' },
    '%n% sources': { one: '%n% Quelle', other: '%n% Quellen' },
    '%n% files': { one: '%n% Datei', other: '%n% Dateien' },
    'Writer %code%': 'Autor %code%',
    'Code %code%': 'Code %code%',
    // Order form: the customer and the payment.
    'Your details': 'Ihre Angaben',
    'New or returning customer': 'Neuer oder bekannter Kunde',
    'New customer': 'Neuer Kunde',
    'Log in': 'Anmelden',
    'Did you mean %address%?': 'Meinten Sie %address%?',
    'I am new here': 'Ich bin neu hier',
    'I have an account': 'Ich habe ein Konto',
    'First name': 'Vorname',
    'Last name': 'Nachname',
    'E-mail': 'E-Mail',
    Phone: 'Telefon',
    Password: 'Passwort',
    'Repeat password': 'Passwort wiederholen',
    'Only to reach you about this order': 'Nur für Rückfragen zu dieser Bestellung',
    'Forgot your password?': 'Passwort vergessen?',
    'Continue with Facebook': 'Weiter mit Facebook',
    'Hello, %name%!': 'Guten Tag, %name%!',
    'Not you? Log out': 'Nicht Sie? Abmelden',
    Payment: 'Zahlung',
    'Use %amount% of your Bonus Storage': '%amount% aus Ihrem Bonuskonto verwenden',
    'You pay %amount%.': 'Sie zahlen %amount%.',
    '100% money-back guarantee': '100 % Geld-zurück-Garantie',
    'MONEY BACK': 'GELD ZURÜCK',
    GUARANTEE: 'GARANTIE',
    'I have read and accept the %terms%, the %privacy% and the %guarantee%':
      'Ich habe die %terms%, die %privacy% und die %guarantee% gelesen und akzeptiere sie',
    'Proceed to secure payment': 'Weiter zur sicheren Zahlung',
    'Go back': 'Zurück',
    Cancel: 'Abbrechen',
    'Uploading %name%': '%name% wird hochgeladen',
    'Opening your account…': 'Konto wird geöffnet …',
    'Placing the order…': 'Bestellung wird aufgegeben …',
    'Sending the files…': 'Dateien werden gesendet …',
    'Opening the payment page…': 'Zahlungsseite wird geöffnet …',
    '%nth% of %count%': '%nth% von %count%',
    'Your order %code% is placed.': 'Ihre Bestellung %code% ist aufgegeben.',
    'Continue to payment': 'Weiter zur Zahlung',
    'Continue without it': 'Ohne diese fortfahren',
    'Place another order': 'Weitere Bestellung aufgeben',
    'Write to us': 'Schreiben Sie uns',
    // Checkout (m3_d1).
    Paper: 'Arbeit',
    Brief: 'Aufgabe',
    'You and payment': 'Sie und die Zahlung',
    'What should the writer do?': 'Was soll der Autor tun?',
    'Your teacher’s task, what matters to you, sources to use':
      'Aufgabenstellung, was Ihnen wichtig ist, zu verwendende Quellen',
    'More options': 'Weitere Optionen',
    'none chosen': 'keine gewählt',
    Continue: 'Weiter',
    'Pay %amount% (about %price%)': '%amount% bezahlen (etwa %price%)',
    'Pay %amount%': '%amount% bezahlen',
    'Place order · %amount% (about %price%)': 'Bestellen · %amount% (etwa %price%)',
    'Place order': 'Bestellung aufgeben',
    'Fastest: %day% · %price%': 'Am schnellsten: %day% · %price%',
    'Ready %day%': 'Fertig: %day%',
    'Ready in %time%': 'Frist: %time%',
    'Money-back guarantee': 'Geld-zurück-Garantie',
    'By ordering you accept the %terms% the %privacy% and the %guarantee%.':
      'Mit der Bestellung akzeptieren Sie die %terms% die %privacy% und die %guarantee%.',
    'We write to you how to pay. Nothing is charged before.':
      'Wir schreiben Ihnen, wie Sie bezahlen. Vorher wird nichts abgebucht.',
    'You pay on the secure page of the payment service.':
      'Sie bezahlen auf der sicheren Seite des Zahlungsdienstes.',
    'Your writer begins once it is paid.': 'Ihr Autor beginnt nach der Zahlung.',
    'Ready %day%: you read it, then approve it or ask for changes.':
      'Fertig %day%: Sie lesen die Arbeit und nehmen sie an oder bitten um Änderungen.',
    'What happens next': 'Wie es weitergeht',
    'If you cancel, you get back': 'Bei einer Stornierung erhalten Sie zurück',
    'before a writer has begun': 'bevor jemand mit dem Schreiben beginnt',
    'in the first half of the time': 'in der ersten Hälfte der Zeit',
    'in the second half': 'in der zweiten Hälfte',
    'Refunds by the Money-Back Guarantee.': 'Erstattungen nach der Geld-zurück-Garantie.',
    'Questions?': 'Fragen?',
    'Rated %average% of 5 by the customers of %count% orders.':
      'Bewertet mit %average% von 5 durch die Kunden von %count% Bestellungen.',
    'Read samples': 'Arbeitsproben lesen',
    // Messages about fields.
    "Value is required and can't be empty.": 'Bitte füllen Sie dieses Feld aus.',
    'Please choose from one to five stars': 'Bitte wählen Sie ein bis fünf Sterne',
    'The input is less than %min% characters long': 'Die Eingabe ist kürzer als %min% Zeichen',
    'The input is more than %max% characters long': 'Die Eingabe ist länger als %max% Zeichen',
    'Please enter a number from %min% to %max%': 'Bitte geben Sie eine Zahl von %min% bis %max% ein',
    'Please choose one of the options offered': 'Bitte wählen Sie eine der angebotenen Optionen',
    'Not all of these extras are offered any more. Please uncheck some':
      'Nicht alle diese Extras werden noch angeboten. Bitte wählen Sie einige ab',
    'This combination is not available. Please choose another deadline or level':
      'Diese Kombination ist nicht verfügbar. Bitte wählen Sie eine andere Frist oder ein anderes Niveau',
    'This data is not sufficient. Please type at least %n% characters':
      'Diese Angabe reicht nicht aus. Bitte geben Sie mindestens %n% Zeichen ein',
    'Your topic is too long. Please make it fit the required number of characters (%n% characters) or state it in the paper details':
      'Ihr Thema ist zu lang. Bitte kürzen Sie es auf %n% Zeichen oder nennen Sie es in den Einzelheiten zur Arbeit',
    'Your instructions are too long. Please make it fit the required number of characters (%n% characters) or upload a document with the paper details to the order page':
      'Ihre Anweisungen sind zu lang. Bitte kürzen Sie sie auf %n% Zeichen oder laden Sie auf der Bestellseite ein Dokument mit den Einzelheiten hoch',
    'Preferred writer could not be set for deadline < 24 hours':
      'Bei Fristen unter 24 Stunden ist kein Wunschautor möglich',
    'Please enter W and up to %n% digits': 'Bitte geben Sie W und bis zu %n% Ziffern ein',
    'There is no writer with this code. Please check it':
      'Es gibt keinen Autor mit diesem Code. Bitte prüfen Sie ihn',
    'This code could not be checked now. You can order with it all the same.':
      'Dieser Code konnte gerade nicht geprüft werden. Sie können trotzdem damit bestellen.',
    'Discount type is invalid': 'Die Art des Rabatts ist ungültig',
    "Amount of discount exceeds your order's price.": 'Der Rabatt übersteigt den Preis Ihrer Bestellung.',
    'This discount code is not valid. Please check it':
      'Dieser Rabattcode ist nicht gültig. Bitte prüfen Sie ihn',
    'This code is for a first order, and you have ordered before. You can order without it':
      'Dieser Code gilt nur für die erste Bestellung, und Sie haben schon bestellt. Sie können ohne ihn bestellen',
    'This discount code has expired. You can order without it':
      'Dieser Rabattcode ist abgelaufen. Sie können ohne ihn bestellen',
    'This code could not be checked now. It stays in your order and is checked with it.':
      'Dieser Code konnte gerade nicht geprüft werden. Er bleibt in Ihrer Bestellung und wird mit ihr geprüft.',
    'The type of one or more files is not supported.':
      'Der Typ einer oder mehrerer Dateien wird nicht unterstützt.',
    'A file was changed or deleted after it was chosen. Please choose it again':
      'Eine Datei wurde nach dem Auswählen geändert oder gelöscht. Bitte wählen Sie sie erneut aus',
    'One or more files are empty. Please save them again and choose them anew':
      'Eine oder mehrere Dateien sind leer. Bitte speichern Sie sie erneut und wählen Sie sie neu aus',
    'The size of one or more files is bigger than allowed.':
      'Eine oder mehrere Dateien sind größer als erlaubt.',
    "You need to read and confirm our 'Terms of Use' before proceeding to the payment page":
      'Bitte lesen und bestätigen Sie unsere Nutzungsbedingungen, bevor Sie zur Zahlung gehen',
    'Please enter a valid e-mail address': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    'Client with this e-mail address already exists.': 'Mit dieser E-Mail-Adresse gibt es bereits ein Konto.',
    'The e-mail address or the password is incorrect. Please check both':
      'E-Mail-Adresse oder Passwort ist falsch. Bitte prüfen Sie beides',
    'Please enter at least %n% letters of your first name':
      'Bitte geben Sie mindestens %n% Buchstaben Ihres Vornamens ein',
    'Please enter not more than %n% letters of your first name':
      'Bitte geben Sie höchstens %n% Buchstaben Ihres Vornamens ein',
    'Please enter at least %n% letters of your last name':
      'Bitte geben Sie mindestens %n% Buchstaben Ihres Nachnamens ein',
    'Please enter not more than %n% letters of your last name':
      'Bitte geben Sie höchstens %n% Buchstaben Ihres Nachnamens ein',
    'Please type your password here.': 'Bitte geben Sie hier Ihr Passwort ein.',
    'Your password cannot be less than %n% symbols': 'Ihr Passwort muss mindestens %n% Zeichen haben',
    'Your password cannot be more than %n% symbols': 'Ihr Passwort darf höchstens %n% Zeichen haben',
    'Your current password is incorrect. Please check it':
      'Ihr aktuelles Passwort ist falsch. Bitte prüfen Sie es',
    'Your passwords do not seem to match. Please try again carefully':
      'Die Passwörter stimmen nicht überein. Bitte versuchen Sie es noch einmal',
    'Please enter a valid phone number': 'Bitte geben Sie eine gültige Telefonnummer ein',
    'This address has an invisible character. Please type it again by hand':
      'Diese Adresse enthält ein unsichtbares Zeichen. Bitte tippen Sie sie noch einmal von Hand ein',
    'Please enter one phone number, without an extension or a second number':
      'Bitte geben Sie eine einzige Telefonnummer ein, ohne Durchwahl und ohne zweite Nummer',
    'Your phone number cannot exceed %n% digits': 'Ihre Telefonnummer darf höchstens %n% Ziffern haben',
    'Too many requests. Please try again in a minute':
      'Zu viele Anfragen. Bitte versuchen Sie es in einer Minute erneut',
    'Too many requests. Please try again in %n% seconds': {
      one: 'Zu viele Anfragen. Bitte versuchen Sie es in %n% Sekunde erneut',
      other: 'Zu viele Anfragen. Bitte versuchen Sie es in %n% Sekunden erneut',
    },
    'Preferred Writer could not be set for urgent order': 'Bei Eilbestellungen ist kein Wunschautor möglich',
    'Please type at least %n% characters': 'Bitte geben Sie mindestens %n% Zeichen ein',
    'Please enter less than %n% characters': 'Bitte geben Sie weniger als %n% Zeichen ein',
    'Password is incorrect': 'Das Passwort ist falsch',
    "You need to read and confirm our 'Terms of Use'":
      'Bitte lesen und bestätigen Sie unsere Nutzungsbedingungen',
    // Messages of the checkout.
    'Please fill this in': 'Bitte ausfüllen',
    'Please use at most %max% characters': 'Bitte verwenden Sie höchstens %max% Zeichen',
    'This is not offered any more. Choose another one':
      'Das wird nicht mehr angeboten. Wählen Sie etwas anderes',
    'One of these is not offered any more. Uncheck it':
      'Eines davon wird nicht mehr angeboten. Wählen Sie es ab',
    'This is not sold together. Choose another day or level':
      'Das ist zusammen nicht erhältlich. Wählen Sie einen anderen Tag oder ein anderes Niveau',
    'Give your paper a topic of at least %n% characters':
      'Geben Sie Ihrer Arbeit ein Thema mit mindestens %n% Zeichen',
    'Shorten the topic to %n% characters and write the rest above':
      'Kürzen Sie das Thema auf %n% Zeichen und schreiben Sie den Rest oben',
    'Shorten this to %n% characters, or attach the rest as a file':
      'Kürzen Sie dies auf %n% Zeichen oder hängen Sie den Rest als Datei an',
    'Choose a day at least 24 hours away to have this writer':
      'Wählen Sie für diesen Autor einen Tag, der mindestens 24 Stunden entfernt ist',
    'A code is W and up to %n% digits, for example W10042':
      'Ein Code besteht aus W und bis zu %n% Ziffern, zum Beispiel W10042',
    'No writer has this code. Check it in your earlier orders':
      'Kein Autor hat diesen Code. Prüfen Sie ihn in Ihren früheren Bestellungen',
    'This code is worth more than this order. Use it for a longer paper':
      'Dieser Code ist mehr wert als diese Bestellung. Verwenden Sie ihn für eine längere Arbeit',
    'No discount has this code. Check its spelling':
      'Zu diesem Code gibt es keinen Rabatt. Prüfen Sie die Schreibweise',
    'This code is for a first order only. You can order without it':
      'Dieser Code gilt nur für die erste Bestellung. Sie können ohne ihn bestellen',
    'This code has ended. You can order without it':
      'Dieser Code ist abgelaufen. Sie können ohne ihn bestellen',
    'Press the button again to accept the rules':
      'Drücken Sie die Schaltfläche erneut, um die Bedingungen zu akzeptieren',
    'Type your e-mail address, such as name@example.com':
      'Geben Sie Ihre E-Mail-Adresse ein, etwa name@example.com',
    'This address has an account already.': 'Zu dieser Adresse gibt es bereits ein Konto.',
    'This password does not belong to this address. Check both':
      'Dieses Passwort gehört nicht zu dieser Adresse. Prüfen Sie beides',
    'Type your password': 'Geben Sie Ihr Passwort ein',
    'Choose a password of at least %n% characters': 'Wählen Sie ein Passwort mit mindestens %n% Zeichen',
    'Choose a password of at most %n% characters': 'Wählen Sie ein Passwort mit höchstens %n% Zeichen',
    'A file of this type cannot be attached. A PDF, picture or document can':
      'Eine Datei dieses Typs kann nicht angehängt werden. PDF, Bild oder Dokument ist möglich',
    'A file is empty. Save it again and choose it anew':
      'Eine Datei ist leer. Speichern Sie sie erneut und wählen Sie sie neu aus',
    'A file is too large. Up to 20 MB can be attached': 'Eine Datei ist zu groß. Bis zu 20 MB sind möglich',
    'Tell your writer what to do': 'Beschreiben Sie, was Ihr Autor tun soll',
    'Give your paper a topic': 'Geben Sie Ihrer Arbeit ein Thema',
    'Choose a password': 'Wählen Sie ein Passwort',
    // Messages about calls and the order.
    '%reason%.': '%reason%.',
    '%reason%. Please try again in a minute.': '%reason%. Bitte versuchen Sie es in einer Minute erneut.',
    'Network Error. Our server could not be reached. Check your connection':
      'Netzwerkfehler. Unser Server war nicht erreichbar. Prüfen Sie Ihre Verbindung',
    'timeout of %n% ms exceeded. Our server took too long to answer. It may be quicker in a minute':
      'Zeitüberschreitung nach %n% ms. Unser Server hat zu lange nicht geantwortet. In einer Minute ist er vielleicht schneller',
    'Request failed with status code %n%. Our server did not accept this. Please reload the page, or write to us if that does not help':
      'Anfrage fehlgeschlagen (Status %n%). Unser Server hat dies nicht angenommen. Bitte laden Sie die Seite neu oder schreiben Sie uns, wenn das nicht hilft',
    'Request failed with status code %n%. Our server has a problem. It is often over in a minute':
      'Anfrage fehlgeschlagen (Status %n%). Unser Server hat ein Problem. Oft ist es nach einer Minute behoben',
    'The connection was lost. Nothing you typed is lost, please try again.':
      'Die Verbindung wurde unterbrochen. Ihre Eingaben sind nicht verloren, bitte versuchen Sie es erneut.',
    'Your order could not be checked: %reason%. Nothing you typed is lost.':
      'Ihre Bestellung konnte nicht geprüft werden: %reason%. Ihre Eingaben sind nicht verloren.',
    'Your order has not been placed yet: %reason%. Nothing you typed is lost.':
      'Ihre Bestellung ist noch nicht aufgegeben: %reason%. Ihre Eingaben sind nicht verloren.',
    'Your order has not been placed yet. Nothing you typed is lost, please try again.':
      'Ihre Bestellung ist noch nicht aufgegeben. Ihre Eingaben sind nicht verloren, bitte versuchen Sie es erneut.',
    'The price has changed from %before% to %after%. Nothing has been ordered. To go on at the new price, please press the button again.':
      'Der Preis hat sich von %before% auf %after% geändert. Es wurde nichts bestellt. Um zum neuen Preis fortzufahren, drücken Sie bitte noch einmal auf die Schaltfläche.',
    'We do not know yet whether your order was placed: %reason%. Please try again: it will not be placed twice, and nothing you typed is lost.':
      'Es ist unklar, ob Ihre Bestellung aufgegeben wurde: %reason%. Bitte versuchen Sie es erneut: Sie wird nicht doppelt aufgegeben, und Ihre Eingaben sind nicht verloren.',
    'Your order %code% was already placed without your last changes. You can pay for it as it is, or place another order with the changes.':
      'Ihre Bestellung %code% wurde bereits ohne Ihre letzten Änderungen aufgegeben. Sie können sie so bezahlen oder eine weitere Bestellung mit den Änderungen aufgeben.',
    'Your order %code% is placed. To pay for it, follow the link or open %address%.':
      'Ihre Bestellung %code% ist aufgegeben. Zum Bezahlen folgen Sie dem Link oder öffnen Sie %address%.',
    'Your order %code% is placed, but this could not be sent: %files%. %reason%.':
      'Ihre Bestellung %code% ist aufgegeben, aber Folgendes konnte nicht gesendet werden: %files%. %reason%.',
    'Please log in again to send it': 'Bitte melden Sie sich zum Senden erneut an',
    'Please log in again to place the order. Nothing you typed is lost.':
      'Bitte melden Sie sich erneut an, um die Bestellung aufzugeben. Ihre Eingaben sind nicht verloren.',
    'Ordering needs an account, and new logins are closed at the moment. Please write to %contact%.':
      'Zum Bestellen ist ein Konto nötig, und Anmeldungen sind derzeit nicht möglich. Bitte schreiben Sie an %contact%.',
    '%reason%. Nothing you typed is lost, please try again.':
      '%reason%. Ihre Eingaben sind nicht verloren, bitte versuchen Sie es erneut.',
    '%reason%. Nothing you typed is lost.': '%reason%. Ihre Eingaben sind nicht verloren.',
    'Network Error. The connection was lost. Nothing you typed is lost, please try again.':
      'Netzwerkfehler. Die Verbindung wurde unterbrochen. Ihre Eingaben sind nicht verloren, bitte versuchen Sie es erneut.',
    'You are logged in, but your details could not be loaded. Nothing you typed is lost, please try again.':
      'Sie sind angemeldet, aber Ihre Angaben konnten nicht geladen werden. Ihre Eingaben sind nicht verloren, bitte versuchen Sie es erneut.',
    'You could not be logged in. Nothing you typed is lost, please try again.':
      'Die Anmeldung ist fehlgeschlagen. Ihre Eingaben sind nicht verloren, bitte versuchen Sie es erneut.',
    'No payment method is available at the moment, so this order cannot be placed. Nothing you type here is lost.':
      'Derzeit ist keine Zahlungsart verfügbar, daher kann diese Bestellung nicht aufgegeben werden. Ihre Eingaben gehen nicht verloren.',
    'No payment method is available at the moment, so this order cannot be placed. Please write to %contact%. Nothing you type here is lost.':
      'Derzeit ist keine Zahlungsart verfügbar, daher kann diese Bestellung nicht aufgegeben werden. Bitte schreiben Sie an %contact%. Ihre Eingaben gehen nicht verloren.',
    // Messages of the server.
    'This is one of the most common passwords, which are guessed first. Please choose another one':
      'Dies ist eines der häufigsten Passwörter, die zuerst erraten werden. Bitte wählen Sie ein anderes',
    'Your name and your e-mail address are guessed first. Please choose another password':
      'Ihr Name und Ihre E-Mail-Adresse werden zuerst erraten. Bitte wählen Sie ein anderes Passwort',
    'This name contains characters that cannot be displayed. Please type it again':
      'Dieser Name enthält Zeichen, die nicht angezeigt werden können. Bitte geben Sie ihn erneut ein',
    'This text contains characters that cannot be displayed. Please type it again':
      'Dieser Text enthält Zeichen, die nicht angezeigt werden können. Bitte geben Sie ihn erneut ein',
    'Your account has no password. Please log out, log in again, and then delete it':
      'Ihr Konto hat kein Passwort. Bitte melden Sie sich ab, erneut an und löschen Sie es dann',
    'This link has been used or has expired. Please ask for a new one':
      'Dieser Link wurde bereits verwendet oder ist abgelaufen. Bitte fordern Sie einen neuen an',
  },
  cabinet: cabinetTexts,
  letters: letterTexts,
  refusals: refusalTexts,
} as const;
