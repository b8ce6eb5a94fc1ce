import { Alert, Box } from '@mui/material';
import { useEffect } from 'react';
import {
  BooleanInput,
  CheckboxGroupInput,
  FormDataConsumer,
  NumberInput,
  SelectInput,
  TextInput,
  useInput,
} from 'react-admin';
import * as calls from '../../api/calls.ts';
import type { DictionaryList } from '../../api/resources/staff-catalogue.ts';
import type { OrderChange, StaffOrder } from '../../api/resources/staff-orders.ts';
import { formatMoney, toCents } from '../../order/price/money.ts';
import { orderFields } from '../../order/vocabulary/fields.ts';
import { spacings } from '../../order/vocabulary/ids.ts';
import { fieldsOf } from '../../order/vocabulary/map-fields.ts';
import { typingMs, useAnswer, useCall } from '../use-call.ts';
import { type ActValues, type OrderedFields, type OrderProps, orderedFields, singleChoices } from './act.tsx';

/** Converts a value for a call: to text, and a list to a list of texts. A form cannot send an empty list. */
const sentValue = (value: unknown) => {
  if (!Array.isArray(value)) return String(value ?? '');
  return value.length > 0 ? value.map(String) : [''];
};

/** Returns the fields that differ from those of an order, as a call sends them. */
export const sentChanges = (order: StaffOrder, ordered: OrderedFields) => {
  const before: Record<string, unknown> = { ...orderedFields(order) };
  return Object.fromEntries(
    Object.entries(ordered)
      .filter(([field, value]) => String(value ?? '') !== String(before[field]))
      .map(([field, value]) => [field, sentValue(value)]),
  );
};

/** Says how the price changes, and how the difference is paid or refunded. */
const priceChangeText = (
  order: StaffOrder,
  { totalPriceConverted, differenceCents, ...left }: OrderChange,
) => {
  const amount = (price: number) => formatMoney(toCents(price), order.currencySign);
  const prices = `${amount(order.totalPriceConverted)} → ${amount(totalPriceConverted)}`;
  if (differenceCents === 0) return `The price stays ${amount(totalPriceConverted)}.`;
  const difference = `${formatMoney(Math.abs(differenceCents))} ${differenceCents > 0 ? 'more' : 'less'}`;
  const due = left.dueCents > 0 && ` The customer is asked to pay ${formatMoney(left.dueCents)}.`;
  const back = left.refundCents > 0 && ` ${formatMoney(left.refundCents)} goes back.`;
  const bonus = left.bonusCents > 0 && ` ${formatMoney(left.bonusCents)} goes back to the Bonus Storage.`;
  return [`${prices}: ${difference}.`, due, back, bonus].filter(Boolean).join('');
};

/** The new price of a form's values, and the fields about a difference that is paid already. The form keeps the total. */
const ChangePrice = ({ order, ordered }: OrderProps & { ordered: OrderedFields }) => {
  const { onChange: keepTotal } = useInput({ source: 'total' }).field;
  const request = { params: { code: order.code }, payload: sentChanges(order, ordered) };
  // An order that has changed meanwhile, for instance because it was paid, has another price for the same fields.
  const { answer, failure } = useAnswer(calls.quoteChange, request, { version: order, delayMs: typingMs });
  useEffect(() => {
    if (answer) keepTotal(answer.totalPriceConverted);
  }, [answer, keepTotal]);
  return (
    <>
      {answer !== null && answer.dueCents > 0 && (
        <>
          <BooleanInput source="isPaid" label="The difference has been paid in another way" />
          <TextInput source="reference" label="Reference of that payment" />
        </>
      )}
      <Alert
        severity={failure ? 'warning' : 'info'}
        role="status"
        // The dialog has a padding of 20 px, into which the price reaches while the form is scrolled.
        sx={{ position: 'sticky', bottom: -20, zIndex: 1 }}
      >
        {failure?.message ?? (answer ? priceChangeText(order, answer) : 'The price is being calculated.')}
      </Alert>
    </>
  );
};

/** Returns the function that lists the items of a dictionary that the site offers or the order already has. */
const useOffered = ({ host }: StaffOrder) => {
  const dictionaries = useCall(calls.staffDictionaries, { params: { siteHost: host } });
  return (list: DictionaryList, chosen: readonly number[]) =>
    (dictionaries?.items ?? []).filter(
      (item) =>
        item.list === list &&
        (chosen.includes(item.id) ||
          (item.state === 'offered' && (list !== 'extra' || item.dollars !== null))),
    );
};

/** The form that changes the ordered paper, and below it the price that the server calculates for the typed values. */
export const ChangeFields = ({ order }: OrderProps) => {
  const itemsOf = useOffered(order);
  const extrasIds = order.extras.map(({ id }) => id);
  return (
    <>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {fieldsOf(singleChoices).map((field) => (
          <SelectInput
            key={field}
            source={`ordered.${field}`}
            label={singleChoices[field]}
            choices={itemsOf(orderFields[field].dictionary, [order[field]])}
          />
        ))}
        <NumberInput source="ordered.numberElements" label="Pages, problems or the like" min={0} />
        <NumberInput source="ordered.numberSlides" label="Slides" min={0} />
        <NumberInput source="ordered.sources" label="Sources" min={0} />
        <SelectInput
          source="ordered.spacingType"
          label="Spacing"
          choices={spacings.map((id) => ({ id, name: id }))}
        />
      </Box>
      <CheckboxGroupInput source="ordered.extrasIds" label="Extras" choices={itemsOf('extra', extrasIds)} />
      <TextInput source="ordered.topic" label="Topic" />
      <TextInput source="ordered.details" label="Instructions" multiline minRows={3} />
      <FormDataConsumer<ActValues>>
        {({ formData: { ordered = orderedFields(order) } }) => (
          // Other values have another key, so that no former price stays on the screen.
          <ChangePrice key={JSON.stringify(ordered)} order={order} ordered={ordered} />
        )}
      </FormDataConsumer>
    </>
  );
};
