import '@angular/compiler';
import {
  Component,
  CUSTOM_ELEMENTS_SCHEMA,
  provideZonelessChangeDetection,
  signal,
} from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';

class Host {
  brand = 'Fjord';
  who = signal('');
  went = signal('');

  go(event) {
    event.preventDefault();
    this.went.set(event.detail.href);
  }
}

/** A page of Angular without zones, compiled in the browser. */
const Page =
  Component({
    selector: '#app',
    schemas: [CUSTOM_ELEMENTS_SCHEMA],
    template: `
    <plinth-sign-in [brandName]="brand" (plinth-signed-in)="who.set($event.detail.email)"></plinth-sign-in>
    @if (who()) {
      <plinth-roles roleHref="/roles/{{ '{' }}name{{ '}' }}" (plinth-navigate)="go($event)"></plinth-roles>
    }
    <output id="who">{{ who() }}</output><output id="went">{{ went() }}</output>`,
  })(Host) ?? Host;

await bootstrapApplication(Page, {
  providers: [provideZonelessChangeDetection()],
});
