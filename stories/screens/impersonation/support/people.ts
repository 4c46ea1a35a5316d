/** The impersonated user of these stories. */
export const grace = { name: 'Grace Hopper', email: 'grace.hopper@northwind.example' };

/** Names of 200 characters, one without a place to break it. */
export const longPerson = {
  name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(6).trim().slice(0, 200),
  email: `${'a'.repeat(176)}@northwind.example.org`.slice(0, 200),
};
