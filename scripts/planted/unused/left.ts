// planted: unused/files
export const left = 1
