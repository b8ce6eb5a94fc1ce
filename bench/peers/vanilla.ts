// By hand: the DOM, one object of what is chosen, and one function that shows it.
import * as calculation from './calculation.ts';
import { defineCalculator, site } from './define-calculator.ts';
import { boxed, field, label, make, option, priceBlock, select, stepper } from './vanilla-parts.ts';

const mount = (place: HTMLElement) => {
  const choice = calculation.firstChoice(site);
  const groups = calculation.paperTypesByCategory(site);
  const type = select(
    'typeId',
    groups.map(({ name, options }) => make('optgroup', { label: name }, ...options.map(option))),
  );
  const level = select('academicLevelId', []);
  const deadline = select('deadlineId', site.dictionaries.deadline.map(option));
  const quantity = make('input', {
    id: 'quantity',
    className: 'box',
    inputMode: 'numeric',
    autocomplete: 'off',
  });
  const counted = label('quantity', '');
  const price = priceBlock();
  const button = make('button', { type: 'submit', className: 'button primary order' }, 'Order now');

  const show = () => {
    const total = calculation.totalOf(choice, site);
    quantity.value = `${choice.quantity}`;
    counted.textContent = `Number of ${calculation.wordOf(choice.typeId)}s`;
    button.disabled = total === null;
    price.total.textContent = calculation.money(total ?? 0);
    price.bonus.textContent = `${calculation.money(calculation.bonusOf(total ?? 0, site))} will be saved in Your Bonus Storage`;
  };
  const offerLevels = () => {
    const offered = calculation.offeredLevels(choice.typeId, site);
    if (!offered.some(({ id }) => id === choice.academicLevelId))
      choice.academicLevelId = offered[0]?.id ?? 0;
    level.replaceChildren(...offered.map(option));
    level.value = `${choice.academicLevelId}`;
    level.disabled = calculation.fixedLevelOf(choice.typeId) !== undefined;
  };
  const count = (number: number) => {
    choice.quantity = calculation.quantityFrom(`${number}`);
    show();
  };
  type.value = `${choice.typeId}`;
  deadline.value = `${choice.deadlineId}`;
  type.onchange = () => {
    choice.typeId = Number(type.value);
    offerLevels();
    show();
  };
  level.onchange = () => {
    choice.academicLevelId = Number(level.value);
    show();
  };
  deadline.onchange = () => {
    choice.deadlineId = Number(deadline.value);
    show();
  };
  quantity.oninput = () => count(calculation.quantityFrom(quantity.value));
  const form = make(
    'form',
    { noValidate: true },
    make('h2', { className: 'title' }, 'Calculate your price'),
    field('typeId', label('typeId', 'Type of paper'), boxed(type), 'wide'),
    field('academicLevelId', label('academicLevelId', 'Academic level'), boxed(level), 'wide'),
    field('deadlineId', label('deadlineId', 'Deadline'), boxed(deadline)),
    field(
      'numberElements',
      counted,
      stepper(quantity, (steps) => count(Math.max(1, choice.quantity + steps))),
    ),
    price.block,
    button,
  );
  form.onsubmit = (event) => {
    event.preventDefault();
    calculation.orderNow(choice, site);
  };
  offerLevels();
  show();
  const surface = make('div', { className: 'octavo m1_d1' }, form);
  surface.dataset.theme = 'default';
  place.append(surface);
  return () => place.replaceChildren();
};

defineCalculator(mount);
