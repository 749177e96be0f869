// planted: names/empty-name
export const nothing = 0
