import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';

@Component({
  selector: 'app-wrong',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `<octavo-calculator (octavo-price)="show($event.detail.sum)" />`,
})
export class Wrong {
  show(sum: number) {
    return sum;
  }
}
