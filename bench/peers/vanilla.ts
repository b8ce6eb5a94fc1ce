// A peer without a library: it uses the DOM, one object with the choice, and one function that draws the choice.
import * as calculation from './calculation.ts';
import { defineCalculator, site } from './define-calculator.ts';

const createNode = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Readonly<Record<string, unknown>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

const option = ({ id, name }: { id: number; name: string }) => new Option(name, `${id}`);

const field = (name: string, label: Node, control: Node, className = '') => {
  const block = createNode(
    'div',
    { className: `field ${className}` },
    label,
    createNode('div', { className: 'control' }, control),
  );
  block.dataset.field = name;
  return block;
};
const label = (name: string, text: string) =>
  createNode('label', { htmlFor: name, className: 'label' }, text);
const select = (name: string, options: readonly Node[]) =>
  createNode('select', { id: name, name, className: 'box' }, ...options);
const withSelectBox = (control: Node) => createNode('div', { className: 'select' }, control);

const stepper = (input: HTMLInputElement, changeBy: (steps: number) => void) => {
  const button = (ariaLabel: string, sign: string, steps: number) =>
    createNode('button', { type: 'button', tabIndex: -1, ariaLabel, onclick: () => changeBy(steps) }, sign);
  return createNode('div', { className: 'stepper' }, button('Less', '−', -1), input, button('More', '+', 1));
};

const priceBlock = () => {
  const total = createNode('span');
  total.dataset.price = 'total';
  const label = createNode('span', { className: 'price-label' }, 'Price:');
  return { block: createNode('div', { className: 'price' }, label, total), total };
};

const mount = (container: HTMLElement) => {
  const choice = calculation.firstChoice(site);
  const groups = calculation.paperTypesByCategory(site);
  const type = select(
    'typeId',
    groups.map(({ name, options }) => createNode('optgroup', { label: name }, ...options.map(option))),
  );
  const level = select('academicLevelId', []);
  const deadline = select('deadlineId', site.dictionaries.deadline.map(option));
  const quantity = createNode('input', {
    id: 'quantity',
    className: 'box',
    inputMode: 'numeric',
    autocomplete: 'off',
  });
  const quantityLabel = label('quantity', '');
  const price = priceBlock();
  const button = createNode('button', { type: 'submit', className: 'button primary order' }, 'Order now');

  const draw = () => {
    const total = calculation.totalOf(choice, site);
    quantity.value = `${choice.quantity}`;
    quantityLabel.textContent = `Number of ${calculation.unitName(choice.typeId)}s`;
    button.disabled = total === null;
    price.total.textContent = calculation.money(total ?? 0);
  };
  const offerLevels = () => {
    const levels = calculation.offeredLevels(choice.typeId, site);
    if (!levels.some(({ id }) => id === choice.academicLevelId)) choice.academicLevelId = levels[0]?.id ?? 0;
    level.replaceChildren(...levels.map(option));
    level.value = `${choice.academicLevelId}`;
    level.disabled = calculation.fixedLevelOf(choice.typeId) !== undefined;
  };
  const count = (number: number) => {
    choice.quantity = calculation.quantityFrom(`${number}`);
    draw();
  };
  type.value = `${choice.typeId}`;
  deadline.value = `${choice.deadlineId}`;
  type.onchange = () => {
    choice.typeId = Number(type.value);
    offerLevels();
    draw();
  };
  level.onchange = () => {
    choice.academicLevelId = Number(level.value);
    draw();
  };
  deadline.onchange = () => {
    choice.deadlineId = Number(deadline.value);
    draw();
  };
  quantity.oninput = () => count(calculation.quantityFrom(quantity.value));
  const form = createNode(
    'form',
    { noValidate: true },
    createNode('h2', { className: 'title' }, 'Calculate your price'),
    field('typeId', label('typeId', 'Type of paper'), withSelectBox(type), 'wide'),
    field('academicLevelId', label('academicLevelId', 'Academic level'), withSelectBox(level), 'wide'),
    field('deadlineId', label('deadlineId', 'Deadline'), withSelectBox(deadline)),
    field(
      'numberElements',
      quantityLabel,
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
  draw();
  const root = createNode('div', { className: 'octavo m1_d1' }, form);
  root.dataset.theme = 'default';
  container.append(root);
  return () => container.replaceChildren();
};

defineCalculator(mount);
