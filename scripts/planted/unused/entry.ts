// planted: unused/unlisted
import express from 'express'
import { used } from './half.ts'

console.log(express, used)
