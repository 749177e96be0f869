export { readForPaper, type PaperPicture } from './paperPictures.ts'
export { readSmallPictures } from './smallPictures.ts'
export { deletePageMedia } from './orphanObjects.ts'
