// What a page can do with a frame, beyond the two lines.
const place = document.querySelector('#roles');
const said = document.querySelector('#said');

document.querySelector('#theme').addEventListener('click', () => {
  document.body.dataset.theme = 'dark';
  place.dataset.theme = 'dark';
});

document.querySelector('#sign-out').addEventListener('click', () => place.plinthFrame.signOut());

for (const name of ['signed-in', 'signed-out', 'navigate', 'error']) {
  place.addEventListener(`plinth-${name}`, ({ detail }) => {
    said.textContent = [name, detail.screen, detail.params?.name, detail.code]
      .filter(Boolean)
      .join(' ');
  });
}
