import 'nardy-board';

const board = document.querySelector('#board-short');
document.querySelector('#form').addEventListener('change', ({ target }) => {
  board.setAttribute(target.name, target.value);
});
