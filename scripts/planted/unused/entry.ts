// planted: unused/unlisted
// planted: unused/exports
import express from 'express'
import { used } from './half.ts'

export const entrance = [express, used]
