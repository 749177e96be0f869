// planted: arrows/features-wired-in-one-list
import { feature } from '../presents/feature.ts'

export const jobs = [feature]
