import type { Language } from './text.ts';

/** Arabic. */
export const ar = {
  name: 'العربية',
  direction: 'rtl',
  texts: {
    'Calculate your price': 'احسب السعر',
    'Type of paper': 'نوع البحث',
    'Academic level': 'المستوى الأكاديمي',
    Deadline: 'موعد التسليم',
    'Number of pages': 'عدد الصفحات',
    'Number of problems': 'عدد المسائل',
    'Number of questions': 'عدد الأسئلة',
    'Number of slides': 'عدد الشرائح',
    'Number of projects': 'عدد المشاريع',
    'Number of assignments': 'عدد الواجبات',
    'Number of tasks': 'عدد التمارين',
    'Order now': 'اطلب الآن',
    'Price:': 'السعر:',
    Was: 'قبل الخصم',
    'You save %amount% (%discount%)': 'توفّر %amount% (%discount%)',
    'About your bonus': 'عن رصيد المكافآت',
    '%amount% will be saved in Your Bonus Storage': 'سيُضاف %amount% إلى رصيد مكافآتك',
  },
  cabinetTexts: {},
} as const satisfies Language;
