export { readForPaper, type PaperPicture } from './forPaper.ts'
export { deletePageMedia } from './leftovers.ts'
