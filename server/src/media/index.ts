export { readForPaper, type PaperPicture } from './paperPictures.ts'
export { readSmallPictures } from './smallPictures.ts'
export { deletePageMedia, leaveObjects } from './orphanObjects.ts'
