// planted: types/TS2584
document.title = 'The server has no window'
