// planted: features/unlisted
export const feature = { name: 'gifts' }
