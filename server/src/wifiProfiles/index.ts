export { eapOffice } from './office.ts'
