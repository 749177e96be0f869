export { drawIcon } from './drawIcon.ts'
export { readForPaper, type PaperPicture } from './paperPictures.ts'
export { readPicturesById, readSmallPictures } from './smallPictures.ts'
export { deletePageMedia, leaveObjects } from './orphanObjects.ts'
