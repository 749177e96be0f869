// planted: arrows/features-wired-in-one-list
import { feature } from '../gifts/feature.ts'

export const jobs = [feature]
