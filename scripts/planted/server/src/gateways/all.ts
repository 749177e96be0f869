// planted: lint/no-barrel-file
export * from './grant.ts'
export * from './revoke.ts'
