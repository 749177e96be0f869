// Loaded with the first schema. zod would try whether it may compile code, which the page's policy forbids and reports.
import { config } from 'zod/v4/core'

config({ jitless: true })
