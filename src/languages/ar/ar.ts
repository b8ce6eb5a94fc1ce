import { fieldLabels } from '../field-labels.ts';
import type { Language } from '../text.ts';
import { cabinetTexts } from './cabinet.ts';
import { letterTexts } from './letters.ts';
import { refusalTexts } from './refusals.ts';

/** Arabic. */
export const ar: Language = {
  name: 'العربية',
  direction: 'rtl',
  loadingFailed: 'تعذّر تحميل هذا المحتوى.',
  widgets: {
    ...fieldLabels.ar,
    // Calculator and prices.
    'Calculate your price': 'احسب السعر',
    'Number of pages': 'عدد الصفحات',
    'Number of problems': 'عدد المسائل',
    'Number of questions': 'عدد الأسئلة',
    'Number of projects': 'عدد المشاريع',
    'Number of assignments': 'عدد الواجبات',
    'Number of tasks': 'عدد التمارين',
    'Order now': 'اطلب الآن',
    'This page cannot open another one. To order, copy this address into your browser:':
      'لا يمكن لهذه الصفحة فتح صفحة أخرى. لتقديم الطلب، انسخ هذا العنوان إلى متصفحك:',
    'Price:': 'السعر:',
    'Total %amount%': 'الإجمالي %amount%',
    Was: 'قبل الخصم',
    'You save %amount% (%discount%)': 'توفّر %amount% (%discount%)',
    'About your bonus': 'عن مكافأتك',
    '%amount% will be saved in Your Bonus Storage': 'سيُضاف %amount% إلى رصيد مكافآتك',
    'The next page shows the price of this choice.': 'تعرض الصفحة التالية سعر هذا الاختيار.',
    'Choose among all types of paper': 'اختر من بين جميع أنواع الأعمال',
    'Choose from the complete lists': 'اختر من القوائم الكاملة',
    Services: 'الخدمات',
    Categories: 'الفئات',
    'Prices per page for': 'الأسعار لكل صفحة:',
    'Prices per problem for': 'الأسعار لكل مسألة:',
    'Prices per question for': 'الأسعار لكل سؤال:',
    'Prices per slide for': 'الأسعار لكل شريحة:',
    'Prices per project for': 'الأسعار لكل مشروع:',
    'Prices per assignment for': 'الأسعار لكل واجب:',
    'Prices per task for': 'الأسعار لكل تمرين:',
    'No prices are listed for %name%. Please choose another.': 'لا توجد أسعار لـ«%name%». يُرجى اختيار غيره.',
    // Controls.
    Less: 'أقل',
    More: 'أكثر',
    'Select...': 'اختر…',
    Search: 'بحث',
    Options: 'الخيارات',
    'No results found': 'لا توجد نتائج',
    'Loading…': 'جارٍ التحميل…',
    'Still loading…': 'ما زال التحميل جاريًا…',
    Close: 'إغلاق',
    Hint: 'تلميح',
    'Show password': 'إظهار كلمة المرور',
    'Coming soon...': 'متاح قريبًا',
    'Choose files': 'اختيار ملفات',
    'or drop them here': 'أو أفلتها هنا',
    'Please choose this file again': 'يُرجى اختيار هذا الملف مرة أخرى',
    'Dismiss %name%': 'تجاهل %name%',
    'Remove %name%': 'إزالة %name%',
    Retry: 'إعادة المحاولة',
    'This text could not be loaded.': 'تعذّر تحميل هذا النص.',
    'Just now': 'الآن',
    now: 'الآن',
    ',': '،',
    or: 'أو',
    // Service info.
    Quality: 'الجودة',
    'Free revisions for %n% days': {
      one: 'مراجعات مجانية لمدة يوم',
      two: 'مراجعات مجانية لمدة يومين',
      few: 'مراجعات مجانية لمدة %n% أيام',
      other: 'مراجعات مجانية لمدة %n% يومًا',
    },
    'Delivery from %time%': 'التسليم ابتداءً من %time%',
    '100% Money Back Guarantee': 'ضمان استرداد المال بنسبة 100٪',
    'Extraordinary Services': 'خدمات استثنائية',
    'Unlimited Revisions': 'مراجعات غير محدودة',
    'Delivery within 3 hours': 'التسليم خلال 3 ساعات',
    Quantity: 'المزايا',
    'Generous Loyalty Program': 'برنامج ولاء سخي',
    'Profitable Referral Program': 'برنامج إحالة مربح',
    'Great Variety of Freebies': 'مجموعة كبيرة من الهدايا المجانية',
    'Regular Discount Campaigns': 'حملات خصم منتظمة',
    Anonymity: 'الخصوصية',
    '100% Uniqueness guarantee': 'ضمان الأصالة بنسبة 100٪',
    '100% Confidential services': 'خدمات سرية بنسبة 100٪',
    'Secure Payment Gateways': 'بوابات دفع آمنة',
    'Firm Privacy Policy': 'سياسة خصوصية صارمة',
    // Order form: fields and steps.
    'Order Now': 'اطلب الآن',
    'Check Your Order': 'راجع طلبك',
    'Step %n% of 2': 'الخطوة %n% من 2',
    'The paper': 'العمل',
    'Length and deadline': 'الحجم والموعد',
    'Double spaced': 'تباعد مزدوج',
    'Single spaced': 'تباعد مفرد',
    'Useful Extras': 'إضافات مفيدة',
    'Privacy Policy': 'سياسة الخصوصية',
    'Money-Back Guarantee': 'ضمان استرداد المال',
    'About %n% words': {
      zero: 'نحو %n% كلمة',
      one: 'نحو كلمة واحدة',
      two: 'نحو كلمتين',
      few: 'نحو %n% كلمات',
      many: 'نحو %n% كلمة',
      other: 'نحو %n% كلمة',
    },
    'Ready by about %time%': 'جاهز تقريبًا في %time%',
    'Today %time%': 'اليوم %time%',
    'Tomorrow %time%': 'غدًا %time%',
    'I have a discount code': 'لدي رمز خصم',
    'Hide the discount code': 'إخفاء رمز الخصم',
    'Checking the code…': 'جارٍ التحقق من الرمز…',
    'The discount is applied': 'تم تطبيق الخصم',
    Apply: 'تطبيق',
    '$1 is %amount%.': '1 $ يعادل %amount%.',
    'You are charged %amount% in USD. Your bank may add a conversion fee, and VAT may apply.':
      'سيُحصَّل منك %amount% بالدولار الأمريكي. قد يضيف مصرفك رسوم تحويل، وقد تُطبَّق ضريبة القيمة المضافة.',
    'You are charged in USD. Your bank may add a conversion fee, and VAT may apply.':
      'يتم التحصيل بالدولار الأمريكي. قد يضيف مصرفك رسوم تحويل، وقد تُطبَّق ضريبة القيمة المضافة.',
    'About: %name%': 'عن: %name%',
    Remove: 'إزالة',
    'Your earlier orders show it: W and up to five digits': 'تجده في طلباتك السابقة: الحرف W وحتى خمسة أرقام',
    'Not for deadlines of less than 24 hours': 'غير متاح للمواعيد التي تقل عن 24 ساعة',
    '%code% is a TOP-10 writer': '%code% من أفضل 10 كتّاب',
    '%code% is a premium writer': '%code% كاتب متميز',
    '%code% is your preferred writer': '%code% هو كاتبك المفضّل',
    'Attach files': 'إرفاق ملفات',
    'Documents, pictures or archives of up to 20 MB each':
      'مستندات أو صور أو ملفات مضغوطة حتى 20 ميغابايت لكل ملف',
    'The writer needs no materials from me': 'لا يحتاج الكاتب إلى مواد مني',
    'Not added: files of this type are not supported': 'لم تتم الإضافة: هذا النوع من الملفات غير مدعوم',
    'Not added: save it as a PDF, or paste its text into the details':
      'لم يُضَف: احفظ هذا الملف بصيغة PDF أو الصق نصه في التفاصيل',
    'Not added: this file is empty': 'لم تتم الإضافة: هذا الملف فارغ',
    'Not added: bigger than %size%': 'لم تتم الإضافة: أكبر من %size%',
    'Not part of your order': 'ليست جزءًا من طلبك',
    'Not attached any more': 'لم تعد مرفقة',
    'Choose again': 'الاختيار مجددًا',
    Checkout: 'متابعة',
    'Please check:': 'يُرجى مراجعة:',
    // Order form: the order in short.
    'Your order': 'طلبك',
    Edit: 'تعديل',
    'Edit %label%': 'تعديل: %label%',
    '%n% pages': { one: 'صفحة واحدة', two: 'صفحتان', few: '%n% صفحات', many: '%n% صفحة', other: '%n% صفحة' },
    '%n% problems': {
      one: 'مسألة واحدة',
      two: 'مسألتان',
      few: '%n% مسائل',
      many: '%n% مسألة',
      other: '%n% مسألة',
    },
    '%n% questions': {
      one: 'سؤال واحد',
      two: 'سؤالان',
      few: '%n% أسئلة',
      many: '%n% سؤالًا',
      other: '%n% سؤالًا',
    },
    '%n% slides': {
      one: 'شريحة واحدة',
      two: 'شريحتان',
      few: '%n% شرائح',
      many: '%n% شريحة',
      other: '%n% شريحة',
    },
    '%n% projects': {
      one: 'مشروع واحد',
      two: 'مشروعان',
      few: '%n% مشاريع',
      many: '%n% مشروعًا',
      other: '%n% مشروعًا',
    },
    '%n% assignments': {
      one: 'واجب واحد',
      two: 'واجبان',
      few: '%n% واجبات',
      many: '%n% واجبًا',
      other: '%n% واجبًا',
    },
    '%n% tasks': {
      one: 'تمرين واحد',
      two: 'تمرينان',
      few: '%n% تمارين',
      many: '%n% تمرينًا',
      other: '%n% تمرينًا',
    },
    '%n% sources': {
      one: 'مصدر واحد',
      two: 'مصدران',
      few: '%n% مصادر',
      many: '%n% مصدرًا',
      other: '%n% مصدرًا',
    },
    '%n% files': { one: 'ملف واحد', two: 'ملفان', few: '%n% ملفات', many: '%n% ملفًا', other: '%n% ملفًا' },
    'Writer %code%': 'الكاتب %code%',
    'Code %code%': 'الرمز %code%',
    // Order form: the customer and the payment.
    'Your details': 'بياناتك',
    'New or returning customer': 'عميل جديد أو مسجّل',
    'New customer': 'عميل جديد',
    'Log in': 'تسجيل الدخول',
    'Did you mean %address%?': 'هل تقصد %address%؟',
    'I am new here': 'أنا جديد هنا',
    'I have an account': 'لدي حساب',
    'First name': 'الاسم الأول',
    'Last name': 'اسم العائلة',
    'E-mail': 'البريد الإلكتروني',
    Phone: 'الهاتف',
    Password: 'كلمة المرور',
    'Repeat password': 'تأكيد كلمة المرور',
    'Only to reach you about this order': 'للتواصل معك بشأن هذا الطلب فقط',
    'Forgot your password?': 'هل نسيت كلمة المرور؟',
    'Continue with Facebook': 'المتابعة عبر فيسبوك',
    'Hello, %name%!': 'مرحبًا، %name%!',
    'Not you? Log out': 'لست أنت؟ تسجيل الخروج',
    Payment: 'الدفع',
    'Use %amount% of your Bonus Storage': 'استخدام %amount% من رصيد مكافآتك',
    'You pay %amount%.': 'ستدفع %amount%.',
    '100% money-back guarantee': 'ضمان استرداد المال بنسبة 100٪',
    'MONEY BACK': 'استرداد',
    GUARANTEE: 'مضمون',
    'I have read and accept the %terms%, the %privacy% and the %guarantee%':
      'قرأتُ %terms% و%privacy% و%guarantee% وأوافق عليها',
    'Proceed to secure payment': 'المتابعة إلى الدفع الآمن',
    'Go back': 'رجوع',
    Cancel: 'إلغاء',
    'Uploading %name%': 'جارٍ رفع %name%',
    'Opening your account…': 'جارٍ فتح حسابك…',
    'Placing the order…': 'جارٍ تقديم الطلب…',
    'Sending the files…': 'جارٍ إرسال الملفات…',
    'Opening the payment page…': 'جارٍ فتح صفحة الدفع…',
    '%nth% of %count%': '%nth% من %count%',
    'Your order %code% is placed.': 'تم تقديم طلبك %code%.',
    'Continue to payment': 'المتابعة إلى الدفع',
    'Continue without it': 'المتابعة بدونه',
    'Place another order': 'تقديم طلب آخر',
    'Write to us': 'راسلنا',
    // Checkout (m3_d1).
    Paper: 'العمل',
    Brief: 'المهمة',
    'You and payment': 'بياناتك والدفع',
    'What should the writer do?': 'ما المطلوب من الكاتب؟',
    'Your teacher’s task, what matters to you, sources to use': 'تعليمات مدرّسك، وما يهمك، والمصادر المطلوبة',
    'More options': 'خيارات أخرى',
    'none chosen': 'لم يُختَر شيء',
    Continue: 'متابعة',
    'Pay %amount% (about %price%)': 'ادفع %amount% (نحو %price%)',
    'Pay %amount%': 'ادفع %amount%',
    'Place order · %amount% (about %price%)': 'اطلب · %amount% (نحو %price%)',
    'Place order': 'تقديم الطلب',
    'Fastest: %day% · %price%': 'الأسرع: %day% · %price%',
    'Ready %day%': 'جاهز: %day%',
    'Ready in %time%': 'المدة: %time%',
    'Money-back guarantee': 'ضمان استرداد المال',
    'By ordering you accept the %terms% the %privacy% and the %guarantee%.':
      'بتقديم الطلب توافق على %terms% و%privacy% و%guarantee%.',
    'We write to you how to pay. Nothing is charged before.': 'سنكتب إليك كيفية الدفع. لن يُحصَّل شيء قبل ذلك.',
    'You pay on the secure page of the payment service.': 'تدفع في الصفحة الآمنة لخدمة الدفع.',
    'Your writer begins once it is paid.': 'يبدأ الكاتب العمل بعد الدفع.',
    'Ready %day%: you read it, then approve it or ask for changes.':
      'جاهز %day%: تقرأ العمل ثم تعتمده أو تطلب تعديلات.',
    'What happens next': 'ماذا يحدث بعد ذلك',
    'If you cancel, you get back': 'إذا ألغيت، تسترد',
    'before a writer has begun': 'قبل أن يبدأ الكاتب',
    'in the first half of the time': 'في النصف الأول من المدة',
    'in the second half': 'في النصف الثاني',
    'Refunds by the Money-Back Guarantee.': 'تُرد المبالغ وفق ضمان استرداد المال.',
    'Questions?': 'أسئلة؟',
    'Rated %average% of 5 by the customers of %count% orders.':
      'التقييم %average% من 5 بحسب عملاء %count% طلب.',
    'Read samples': 'قراءة نماذج',
    // Messages about fields.
    "Value is required and can't be empty.": 'هذا الحقل مطلوب ولا يمكن تركه فارغًا.',
    'Please choose from one to five stars': 'يُرجى اختيار من نجمة إلى خمس نجوم',
    'The input is less than %min% characters long': 'النص أقصر من %min% حرف',
    'The input is more than %max% characters long': 'النص أطول من %max% حرف',
    'Please enter a number from %min% to %max%': 'يُرجى إدخال رقم من %min% إلى %max%',
    'Please choose one of the options offered': 'يُرجى اختيار أحد الخيارات المتاحة',
    'Not all of these extras are offered any more. Please uncheck some':
      'لم تعد كل هذه الإضافات متاحة. يُرجى إلغاء تحديد بعضها',
    'This combination is not available. Please choose another deadline or level':
      'هذه التركيبة غير متاحة. يُرجى اختيار موعد أو مستوى آخر',
    'This data is not sufficient. Please type at least %n% characters': {
      two: 'هذه البيانات غير كافية. يُرجى كتابة حرفين على الأقل',
      few: 'هذه البيانات غير كافية. يُرجى كتابة %n% أحرف على الأقل',
      other: 'هذه البيانات غير كافية. يُرجى كتابة %n% حرفًا على الأقل',
    },
    'Your topic is too long. Please make it fit the required number of characters (%n% characters) or state it in the paper details':
      'الموضوع طويل جدًا. يُرجى اختصاره إلى %n% حرف أو ذكره في تفاصيل العمل',
    'Your instructions are too long. Please make it fit the required number of characters (%n% characters) or upload a document with the paper details to the order page':
      'تعليماتك طويلة جدًا. يُرجى اختصارها إلى %n% حرف أو رفع مستند بالتفاصيل في صفحة الطلب',
    'Preferred writer could not be set for deadline < 24 hours':
      'لا يمكن تحديد كاتب مفضّل للمواعيد التي تقل عن 24 ساعة',
    'Please enter W and up to %n% digits': 'يُرجى إدخال الحرف W وحتى %n% أرقام',
    'There is no writer with this code. Please check it': 'لا يوجد كاتب بهذا الرمز. يُرجى التحقق منه',
    'This code could not be checked now. You can order with it all the same.':
      'تعذّر التحقق من هذا الرمز الآن. يمكنك الطلب به على أي حال.',
    'Discount type is invalid': 'نوع الخصم غير صالح',
    "Amount of discount exceeds your order's price.": 'قيمة الخصم تتجاوز سعر طلبك.',
    'This discount code is not valid. Please check it': 'رمز الخصم هذا غير صالح. يُرجى التحقق منه',
    'This code is for a first order, and you have ordered before. You can order without it':
      'هذا الرمز للطلب الأول فقط، وقد طلبت من قبل. يمكنك الطلب بدونه',
    'This discount code has expired. You can order without it':
      'انتهت صلاحية رمز الخصم هذا. يمكنك الطلب بدونه',
    'This code could not be checked now. It stays in your order and is checked with it.':
      'تعذّر التحقق من هذا الرمز الآن. سيبقى في طلبك ويُتحقق منه معه.',
    'The type of one or more files is not supported.': 'نوع ملف واحد أو أكثر غير مدعوم.',
    'A file was changed or deleted after it was chosen. Please choose it again':
      'تغيّر ملف أو حُذف بعد اختياره. يُرجى اختياره مرة أخرى',
    'One or more files are empty. Please save them again and choose them anew':
      'ملف واحد أو أكثر فارغ. يرجى حفظه مرة أخرى ثم اختياره من جديد',
    'The size of one or more files is bigger than allowed.': 'حجم ملف واحد أو أكثر أكبر من المسموح.',
    "You need to read and confirm our 'Terms of Use' before proceeding to the payment page":
      'يجب قراءة شروط الاستخدام وتأكيدها قبل الانتقال إلى صفحة الدفع',
    'Please enter a valid e-mail address': 'يُرجى إدخال عنوان بريد إلكتروني صالح',
    'Client with this e-mail address already exists.': 'يوجد عميل مسجّل بهذا البريد الإلكتروني.',
    'The e-mail address or the password is incorrect. Please check both':
      'البريد الإلكتروني أو كلمة المرور غير صحيحة. يُرجى التحقق منهما',
    'Please enter at least %n% letters of your first name': {
      one: 'يُرجى إدخال حرف واحد على الأقل من اسمك الأول',
      two: 'يُرجى إدخال حرفين على الأقل من اسمك الأول',
      other: 'يُرجى إدخال %n% أحرف على الأقل من اسمك الأول',
    },
    'Please enter not more than %n% letters of your first name': 'يُرجى إدخال %n% حرفًا كحد أقصى من اسمك الأول',
    'Please enter at least %n% letters of your last name': {
      one: 'يُرجى إدخال حرف واحد على الأقل من اسم عائلتك',
      two: 'يُرجى إدخال حرفين على الأقل من اسم عائلتك',
      other: 'يُرجى إدخال %n% أحرف على الأقل من اسم عائلتك',
    },
    'Please enter not more than %n% letters of your last name': 'يُرجى إدخال %n% حرفًا كحد أقصى من اسم عائلتك',
    'Please type your password here.': 'يُرجى كتابة كلمة المرور هنا.',
    'Your password cannot be less than %n% symbols': 'يجب ألا تقل كلمة المرور عن %n% أحرف',
    'Your password cannot be more than %n% symbols': 'يجب ألا تزيد كلمة المرور على %n% حرفًا',
    'Your current password is incorrect. Please check it': 'كلمة المرور الحالية غير صحيحة. يُرجى التحقق منها',
    'Your passwords do not seem to match. Please try again carefully':
      'كلمتا المرور غير متطابقتين. يُرجى المحاولة مرة أخرى',
    'Please enter a valid phone number': 'يُرجى إدخال رقم هاتف صالح',
    'This address has an invisible character. Please type it again by hand':
      'يحتوي هذا العنوان على حرف غير مرئي. الرجاء كتابته مرة أخرى يدويًا',
    'Please enter one phone number, without an extension or a second number':
      'الرجاء إدخال رقم هاتف واحد، من دون تحويلة ولا رقم ثانٍ',
    'Your phone number cannot exceed %n% digits': 'يجب ألا يتجاوز رقم الهاتف %n% رقمًا',
    'Too many requests. Please try again in a minute': 'طلبات كثيرة جدًا. يُرجى المحاولة بعد دقيقة',
    'Too many requests. Please try again in %n% seconds': {
      one: 'طلبات كثيرة جدًا. يُرجى المحاولة بعد ثانية واحدة',
      two: 'طلبات كثيرة جدًا. يُرجى المحاولة بعد ثانيتين',
      few: 'طلبات كثيرة جدًا. يُرجى المحاولة بعد %n% ثوانٍ',
      other: 'طلبات كثيرة جدًا. يُرجى المحاولة بعد %n% ثانية',
    },
    'Preferred Writer could not be set for urgent order': 'لا يمكن تحديد كاتب مفضّل للطلبات العاجلة',
    'Please type at least %n% characters': {
      two: 'يُرجى كتابة حرفين على الأقل',
      few: 'يُرجى كتابة %n% أحرف على الأقل',
      other: 'يُرجى كتابة %n% حرفًا على الأقل',
    },
    'Please enter less than %n% characters': 'يُرجى إدخال أقل من %n% حرف',
    'Password is incorrect': 'كلمة المرور غير صحيحة',
    "You need to read and confirm our 'Terms of Use'": 'يجب قراءة شروط الاستخدام وتأكيدها',
    // Messages of the checkout.
    'Please fill this in': 'يُرجى ملء هذا الحقل',
    'Please use at most %max% characters': 'يُرجى استخدام %max% حرف كحد أقصى',
    'This is not offered any more. Choose another one': 'لم يعد هذا متاحًا. اختر غيره',
    'One of these is not offered any more. Uncheck it': 'أحد هذه الخيارات لم يعد متاحًا. ألغِ تحديده',
    'This is not sold together. Choose another day or level': 'لا يتوفر هذان معًا. اختر يومًا أو مستوى آخر',
    'Give your paper a topic of at least %n% characters': {
      two: 'أدخل موضوعًا من حرفين على الأقل',
      few: 'أدخل موضوعًا من %n% أحرف على الأقل',
      other: 'أدخل موضوعًا من %n% حرفًا على الأقل',
    },
    'Shorten the topic to %n% characters and write the rest above':
      'اختصر الموضوع إلى %n% حرف واكتب البقية في الأعلى',
    'Shorten this to %n% characters, or attach the rest as a file':
      'اختصر هذا إلى %n% حرف أو أرفق البقية في ملف',
    'Choose a day at least 24 hours away to have this writer':
      'لاختيار هذا الكاتب حدّد موعدًا بعد 24 ساعة على الأقل',
    'A code is W and up to %n% digits, for example W10042': 'الرمز هو الحرف W وحتى %n% أرقام، مثل W10042',
    'No writer has this code. Check it in your earlier orders':
      'لا يوجد كاتب بهذا الرمز. تحقق منه في طلباتك السابقة',
    'This code is worth more than this order. Use it for a longer paper':
      'قيمة هذا الرمز أكبر من هذا الطلب. استخدمه لعمل أطول',
    'No discount has this code. Check its spelling': 'لا يوجد خصم بهذا الرمز. تحقق من كتابته',
    'This code is for a first order only. You can order without it':
      'هذا الرمز للطلب الأول فقط. يمكنك الطلب بدونه',
    'This code has ended. You can order without it': 'انتهى هذا الرمز. يمكنك الطلب بدونه',
    'Press the button again to accept the rules': 'اضغط الزر مرة أخرى لقبول الشروط',
    'Type your e-mail address, such as name@example.com': 'اكتب بريدك الإلكتروني، مثل name@example.com',
    'This address has an account already.': 'لهذا العنوان حساب بالفعل.',
    'This password does not belong to this address. Check both':
      'كلمة المرور هذه لا تخص هذا العنوان. تحقق منهما',
    'Type your password': 'اكتب كلمة المرور',
    'Choose a password of at least %n% characters': 'اختر كلمة مرور من %n% أحرف على الأقل',
    'Choose a password of at most %n% characters': 'اختر كلمة مرور من %n% حرفًا كحد أقصى',
    'A file of this type cannot be attached. A PDF, picture or document can':
      'لا يمكن إرفاق ملف من هذا النوع. يمكن إرفاق ملف PDF أو صورة أو مستند',
    'A file is empty. Save it again and choose it anew': 'أحد الملفات فارغ. احفظه مرة أخرى ثم اختره من جديد',
    'A file is too large. Up to 20 MB can be attached': 'أحد الملفات كبير جدًا. الحد الأقصى 20 ميغابايت',
    'Tell your writer what to do': 'أخبر الكاتب بما عليه فعله',
    'Give your paper a topic': 'أدخل موضوعًا لعملك',
    'Choose a password': 'اختر كلمة مرور',
    // Messages about calls and the order.
    '%reason%.': '%reason%.',
    '%reason%. Please try again in a minute.': '%reason%. يُرجى المحاولة بعد دقيقة.',
    'Network Error. Our server could not be reached. Check your connection':
      'خطأ في الشبكة. تعذّر الوصول إلى خادمنا. تحقق من اتصالك',
    'timeout of %n% ms exceeded. Our server took too long to answer. It may be quicker in a minute':
      'انتهت المهلة بعد %n% مللي ثانية. استغرق خادمنا وقتًا طويلًا. قد يكون أسرع بعد دقيقة',
    'Request failed with status code %n%. Our server did not accept this. Please reload the page, or write to us if that does not help':
      'فشل الطلب (الحالة %n%). لم يقبله خادمنا. يُرجى إعادة تحميل الصفحة، أو مراسلتنا إن لم يُجدِ ذلك',
    'Request failed with status code %n%. Our server has a problem. It is often over in a minute':
      'فشل الطلب (الحالة %n%). يواجه خادمنا مشكلة تنتهي غالبًا خلال دقيقة',
    'The connection was lost. Nothing you typed is lost, please try again.':
      'انقطع الاتصال. لم يضِع شيء مما كتبته، يُرجى المحاولة مرة أخرى.',
    'Your order could not be checked: %reason%. Nothing you typed is lost.':
      'تعذّر التحقق من طلبك: %reason%. لم يضِع شيء مما كتبته.',
    'Your order has not been placed yet: %reason%. Nothing you typed is lost.':
      'لم يُقدَّم طلبك بعد: %reason%. لم يضِع شيء مما كتبته.',
    'Your order has not been placed yet. Nothing you typed is lost, please try again.':
      'لم يُقدَّم طلبك بعد. لم يضِع شيء مما كتبته، يُرجى المحاولة مرة أخرى.',
    'The price has changed from %before% to %after%. Nothing has been ordered. To go on at the new price, please press the button again.':
      'تغيّر السعر من %before% إلى %after%. لم يُطلب شيء. للمتابعة بالسعر الجديد، يُرجى الضغط على الزر مرة أخرى.',
    'We do not know yet whether your order was placed: %reason%. Please try again: it will not be placed twice, and nothing you typed is lost.':
      'لم يصل رد يؤكد تقديم طلبك: %reason%. يُرجى المحاولة مرة أخرى: لن يُقدَّم مرتين، ولم يضِع شيء مما كتبته.',
    'Your order %code% was already placed without your last changes. You can pay for it as it is, or place another order with the changes.':
      'سبق تقديم طلبك %code% كما كان قبل تعديلاتك الأخيرة. يمكنك دفعه كما هو، أو تقديم طلب آخر بالتعديلات.',
    'Your order %code% is placed. To pay for it, follow the link or open %address%.':
      'تم تقديم طلبك %code%. للدفع، اتبع الرابط أو افتح %address%.',
    'Your order %code% is placed, but this could not be sent: %files%. %reason%.':
      'تم تقديم طلبك %code%، لكن تعذّر إرسال ما يلي: %files%. %reason%.',
    'Please log in again to send it': 'يُرجى تسجيل الدخول مجددًا لإرساله',
    'Please log in again to place the order. Nothing you typed is lost.':
      'يُرجى تسجيل الدخول مجددًا لتقديم الطلب. لم يضِع شيء مما كتبته.',
    'Ordering needs an account, and new logins are closed at the moment. Please write to %contact%.':
      'يتطلب الطلب حسابًا، وتسجيل الدخول مغلق حاليًا. يُرجى مراسلة %contact%.',
    '%reason%. Nothing you typed is lost, please try again.':
      '%reason%. لم يضِع شيء مما كتبته، يُرجى المحاولة مرة أخرى.',
    '%reason%. Nothing you typed is lost.': '%reason%. لم يضِع شيء مما كتبته.',
    'Network Error. The connection was lost. Nothing you typed is lost, please try again.':
      'خطأ في الشبكة. انقطع الاتصال. لم يضِع شيء مما كتبته، يُرجى المحاولة مرة أخرى.',
    'You are logged in, but your details could not be loaded. Nothing you typed is lost, please try again.':
      'تم تسجيل دخولك، لكن تعذّر تحميل بياناتك. لم يضِع شيء مما كتبته، يُرجى المحاولة مرة أخرى.',
    'You could not be logged in. Nothing you typed is lost, please try again.':
      'تعذّر تسجيل دخولك. لم يضِع شيء مما كتبته، يُرجى المحاولة مرة أخرى.',
    'No payment method is available at the moment, so this order cannot be placed. Nothing you type here is lost.':
      'لا تتوفر طريقة دفع حاليًا، لذا لا يمكن تقديم هذا الطلب. لن يضيع شيء مما تكتبه هنا.',
    'No payment method is available at the moment, so this order cannot be placed. Please write to %contact%. Nothing you type here is lost.':
      'لا تتوفر طريقة دفع حاليًا، لذا لا يمكن تقديم هذا الطلب. يُرجى مراسلة %contact%. لن يضيع شيء مما تكتبه هنا.',
    // Messages of the server.
    'This is one of the most common passwords, which are guessed first. Please choose another one':
      'هذه من أكثر كلمات المرور شيوعًا، وهي أول ما يُخمَّن. يُرجى اختيار غيرها',
    'Your name and your e-mail address are guessed first. Please choose another password':
      'اسمك وبريدك الإلكتروني أول ما يُخمَّن. يُرجى اختيار كلمة مرور أخرى',
    'This name contains characters that cannot be displayed. Please type it again':
      'يحتوي هذا الاسم على رموز لا يمكن عرضها. يُرجى كتابته مجددًا',
    'This text contains characters that cannot be displayed. Please type it again':
      'يحتوي هذا النص على رموز لا يمكن عرضها. يُرجى كتابته مجددًا',
    'Your account has no password. Please log out, log in again, and then delete it':
      'ليس لحسابك كلمة مرور. يُرجى تسجيل الخروج ثم الدخول مجددًا، وبعدها احذفه',
    'This link has been used or has expired. Please ask for a new one':
      'استُخدم هذا الرابط أو انتهت صلاحيته. يُرجى طلب رابط جديد',
  },
  cabinet: cabinetTexts,
  letters: letterTexts,
  refusals: refusalTexts,
};
