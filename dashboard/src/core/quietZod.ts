// Loaded with the first schema. zod would try whether it may compile code, which the page's policy forbids and reports.
import * as z from 'zod'

z.config({ jitless: true })
