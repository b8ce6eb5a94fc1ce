// SurveyJS: the form is a JSON model, and the price is an expression over it. Its own theme is left out; its class
// names are mapped to the look of every peer. It has no groups of options.
import { FunctionFactory, Model } from 'survey-core';
import { renderSurvey } from 'survey-js-ui';
import * as calculation from './calculation.ts';
import { defineCalculator, site } from './define-calculator.ts';

interface Item {
  id: number;
  name: string;
}

const choicesOf = (items: readonly Item[]) => items.map(({ id, name }) => ({ value: id, text: name }));
const dropdown = (name: string, title: string, items: readonly Item[]) => ({
  type: 'dropdown',
  renderAs: 'select',
  allowClear: false,
  isRequired: true,
  choices: choicesOf(items),
  name,
  title,
});

const form = {
  title: 'Calculate your price',
  showQuestionNumbers: 'off',
  requiredMark: '',
  completeText: 'Order now',
  showCompletedPage: false,
  elements: [
    dropdown('typeId', 'Type of paper', site.dictionaries.paperType),
    dropdown('academicLevelId', 'Academic level', site.dictionaries.academicLevel),
    dropdown('deadlineId', 'Deadline', site.dictionaries.deadline),
    {
      type: 'text',
      inputType: 'number',
      min: 1,
      max: 999,
      name: 'quantity',
      title: 'Number of pages',
      textUpdateMode: 'onTyping',
    },
    {
      type: 'expression',
      name: 'total',
      title: 'Price:',
      displayStyle: 'currency',
      currency: 'USD',
      expression: 'price({typeId}, {academicLevelId}, {deadlineId}, {quantity})',
    },
  ],
};

/** Styles for the library's markup where it differs from that of the other peers. */
const ownStyles = `
.label > span { color: inherit }
.box[aria-invalid=false] { border-color: var(--edge) }
.select svg { display: none }`;

const css = {
  root: 'octavo m1_d1',
  body: '',
  title: 'title',
  navigationButton: 'button primary order',
  question: { mainRoot: 'field', title: 'label', content: 'control' },
  dropdown: { root: 'select', control: 'box', selectWrapper: 'select' },
  text: 'box',
  expression: { root: 'price' },
};

const choiceOf = ({ data }: Model) => ({
  ...calculation.firstChoice(site),
  ...data,
  quantity: calculation.quantityFrom(`${data.quantity}`),
});

/** Applies the effects of a paper type on the other questions. */
const applyType = (survey: Model) => {
  const { typeId } = choiceOf(survey);
  const level = survey.getQuestionByName('academicLevelId');
  const levels = calculation.offeredLevels(typeId, site);
  level.choices = choicesOf(levels);
  if (!levels.some(({ id }) => id === level.value)) level.value = levels[0]?.id;
  level.readOnly = calculation.fixedLevelOf(typeId) !== undefined;
  survey.getQuestionByName('quantity').title = `Number of ${calculation.unitName(typeId)}s`;
};

const dollars = ([typeId = 0, academicLevelId = 0, deadlineId = 0, quantity = 1]: number[]) =>
  (calculation.totalOf({ typeId, academicLevelId, deadlineId, quantity }, site) ?? 0) / 100;
FunctionFactory.Instance.register('price', dollars);

const mount = (container: HTMLElement) => {
  const survey = new Model(form);
  survey.css = css;
  survey.data = calculation.firstChoice(site);
  applyType(survey);
  survey.onValueChanged.add((_, { name }) => name === 'typeId' && applyType(survey));
  survey.onAfterRenderQuestion.add((_, { question, htmlElement }) => {
    htmlElement.dataset.field = question.name;
    if (question.name === 'total') htmlElement.querySelector('.price')?.setAttribute('data-price', 'total');
  });
  survey.onCompleting.add((_, options) => {
    options.allow = false;
    calculation.orderNow(choiceOf(survey), site);
  });
  renderSurvey(survey, container);
  return () => survey.dispose();
};

defineCalculator(mount, ownStyles);
