export { readForPaper, type PaperPicture } from './paperPictures.ts'
export { deletePageMedia } from './orphanObjects.ts'
