import { createApp, defineComponent } from 'vue';

/** A page of Vue: attributes bound, properties set, events taken in the template. */
createApp(
  defineComponent({
    data: () => ({ who: '', went: '', brand: 'Fjord' }),
    methods: {
      go(event) {
        event.preventDefault();
        this.went = event.detail.href;
      },
    },
    template: `
      <plinth-sign-in :brand-name="brand" @plinth-signed-in="who = $event.detail.email"></plinth-sign-in>
      <plinth-roles v-if="who" role-href="/roles/{name}" @plinth-navigate="go"></plinth-roles>
      <output id="who">{{ who }}</output><output id="went">{{ went }}</output>`,
  }),
).mount('#app');
