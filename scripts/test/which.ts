import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Finds a program as a shell would, and where only root's shell looks. */
export function which(program: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/sbin']
  return folders.map((folder) => join(folder, program)).find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
