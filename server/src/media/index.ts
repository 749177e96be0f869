export { drawIcon } from './drawIcon.ts'
export { readForPaper } from './paperPictures.ts'
export { readPicturesById, readSmallPictures } from './smallPictures.ts'
export { deletePageMedia, leaveObjects } from './orphanObjects.ts'
