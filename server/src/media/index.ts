export { readForPaper, type PaperPicture } from './forPaper.ts'
