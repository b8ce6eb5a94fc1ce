import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import 'octavo/elements';
import type { WidgetEvents } from 'octavo/elements';

@Component({
  selector: 'app-page',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <octavo-calculator template="m1_d1" #calculator (octavo-price)="show($event)" (octavo-redirect)="$event.detail.url" />
    <octavo-order-form (octavo-order-created)="$event.detail.code" [attr.theme]="'minimal'" />
    {{ total }} {{ calculator.price?.total }}
  `,
})
export class Page {
  total = 0;
  show({ detail }: CustomEvent<WidgetEvents['price']>) {
    this.total = detail.total;
  }
}
