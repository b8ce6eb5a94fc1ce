import type { Language } from './text.ts';

/** Spanish. */
export const es = {
  name: 'Español',
  direction: 'ltr',
  texts: {
    'Calculate your price': 'Calcule su precio',
    'Type of paper': 'Tipo de trabajo',
    'Academic level': 'Nivel académico',
    Deadline: 'Plazo de entrega',
    'Number of pages': 'Número de páginas',
    'Number of problems': 'Número de problemas',
    'Number of questions': 'Número de preguntas',
    'Number of slides': 'Número de diapositivas',
    'Number of projects': 'Número de proyectos',
    'Number of assignments': 'Número de tareas',
    'Number of tasks': 'Número de ejercicios',
    'Order now': 'Pedir ahora',
    'Price:': 'Precio:',
    Was: 'Antes',
    'You save %amount% (%discount%)': 'Usted ahorra %amount% (%discount%)',
    'About your bonus': 'Acerca de su bono',
    '%amount% will be saved in Your Bonus Storage': '%amount% se guardarán en su cuenta de bonos',
  },
  cabinetTexts: {},
} as const satisfies Language;
