// The type of a translator: which sentences there are, and which values each of them needs.

/** A translator of the sentences in `Of`. A sentence that needs values does not compile without them. */
export type Translator<Of> = {
  <Key extends PathOf<Of>>(key: Key, ...values: ValuesOf<TextAt<Of, Key>>): string
  has(key: PathOf<Of>): boolean
}

/** The dotted paths to all sentences. */
export type PathOf<Of> = {
  [Name in keyof Of & string]: Of[Name] extends string ? Name : `${Name}.${PathOf<Of[Name]>}`
}[keyof Of & string]

/** The dotted paths to all groups of sentences. */
export type GroupOf<Of> = {
  [Name in keyof Of & string]: Of[Name] extends string ? never : Name | `${Name}.${GroupOf<Of[Name]>}`
}[keyof Of & string]

/** What stands at a path: a sentence or a group. */
export type TextAt<Of, Path extends string> = Path extends keyof Of
  ? Of[Path]
  : Path extends `${infer Name}.${infer Rest}`
    ? Name extends keyof Of
      ? TextAt<Of[Name], Rest>
      : never
    : never

type Value = { text: string; number: number | bigint }
/** An argument of a message, as its kind and its name. */
type Argument = `${keyof Value} ${string}`
/** A text that is known only at run time may need any value. */
type ValuesOf<Message> = string extends Message
  ? [values?: Record<string, Value[keyof Value]>]
  : GivenValues<ArgumentIn<Message>>
type GivenValues<Arguments extends Argument> = [Arguments] extends [never]
  ? [values?: undefined]
  : [values: { [One in Arguments as NameOf<One>]: One extends `number ${string}` ? Value['number'] : Value['text'] }]
type NameOf<One extends Argument> = One extends `${string} ${infer Name}` ? Name : never

/**
 * The arguments of a message, brace by brace. `Open` spells the braces that are open, the last first: an argument, the
 * branches of a plural (P), or the text of a branch. What stands in quotes is text.
 */
type ArgumentIn<
  Message,
  Open extends string = '',
  Found extends Argument = never,
> = Message extends `${infer Before}{${infer After}`
  ? Before extends `${string}'`
    ? ArgumentIn<After extends `${string}'${infer Rest}` ? Rest : '', Close<Before, Open>, Found>
    : ArgumentAfter<After, Close<Before, Open>, Found>
  : Found

type ArgumentAfter<After extends string, Open extends string, Found extends Argument> = Open extends `P${string}`
  ? ArgumentIn<After, `B${Open}`, Found>
  : After extends `${infer Inside}}${string}`
    ? Inside extends `${infer Name},${infer Kind}`
      ? ArgumentIn<After, Kind extends `${string},${string}` ? `P${Open}` : `A${Open}`, Found | `number ${Name}`>
      : ArgumentIn<After, `A${Open}`, Found | `text ${Inside}`>
    : Found

/** The braces still open after some text. */
type Close<Text extends string, Open extends string> = Text extends `${string}}${infer Rest}`
  ? Close<Rest, Open extends `${string}${infer Outer}` ? Outer : ''>
  : Open
