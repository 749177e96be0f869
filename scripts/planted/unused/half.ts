// planted: unused/exports
export const used = 1
export const forgotten = 2
