// planted: features/unlisted
export const feature = { name: 'presents' }
