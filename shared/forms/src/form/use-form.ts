/**
 * A form a shopper fills in: its fields, what they say, and what becomes of it when it is sent. The one
 * way for all of them; decision 82 says why it is not a library.
 */
import { useFocusOnFault } from '@suvarna/ui/focus';
import { useRef, useState, type FormEvent } from 'react';
import type { AnyObject, ObjectSchema } from 'yup';
import { faultsOf } from './faults.ts';
import { failureKeyIn } from './failure-key.ts';
import { useSend } from './use-send.ts';

/** A field, or one of a field that is a group: `billing.city`. */
type Name<Fields> = (keyof Fields & string) | `${keyof Fields & string}.${string}`;
type Faults<Fields> = Readonly<Partial<Record<Name<Fields>, string>>>;

/**
 * What is said when it was not taken. By code: the key of a text, or keys of texts by the fields they
 * are of; `offline`, `unclear` (it may be done) and `failed-here` may be called otherwise. As a
 * function: the text itself, or the fields; for answers with words of their own.
 */
type Failures<Fields> =
  | Readonly<Record<string, string | Faults<Fields>>>
  | ((error: unknown, fields: Fields) => string | Faults<Fields>);

/** Fields that are written, not chosen: what `field()` is for. */
type TextName<Fields> = {
  [Name in keyof Fields & string]-?: string extends Fields[Name] ? Name : never;
}[keyof Fields & string];

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export interface FormOptions<Fields, Body, Answer> {
  /** A yup schema, or a function where fields are more than texts. It may be another at each render. */
  readonly schema: ObjectSchema<AnyObject> | ((fields: Fields) => Faults<Fields>);
  /** What the form begins with. */
  readonly first: Fields | (() => Fields);
  /** What is sent of the fields, which are right. `null`: nothing; the form has said itself why. */
  readonly body: (fields: Fields) => Body | null;
  /** @param idempotencyKey the same for the same body sent again, since no answer came */
  readonly send: (body: Body, idempotencyKey: string) => Promise<Answer>;
  readonly failures: Failures<Fields>;
  /** The text of a key of the schema and of `failures`. */
  readonly text: (key: string) => string;
  /** Faults are shown after a try that had some; with `left` of each field once it was left, too. */
  readonly shows?: 'tried' | 'left';
  /** Told of each change: what keeps a draft. */
  readonly keep?: (fields: Fields) => void;
  /** The form is busy until these are done. @param isThere the form has not been left in the meantime */
  readonly onSent?: (answer: Answer, fields: Fields, isThere: boolean) => unknown;
  readonly onFailed?: (error: unknown, isThere: boolean) => unknown;
}

export interface Form<Fields> {
  readonly fields: Fields;
  readonly set: (part: Partial<Fields> | ((now: Fields) => Partial<Fields>)) => void;
  /** What `Field`, `SelectField` and `TextAreaField` of `@suvarna/ui` take. */
  readonly field: (name: TextName<Fields>) => {
    readonly name: string;
    readonly value: string;
    readonly error: string | undefined;
    readonly onChange: (event: { readonly target: Control }) => void;
    readonly onBlur: () => void;
  };
  /** What a field says now, in words; `undefined` while it says nothing. */
  readonly error: (name: Name<Fields>) => string | undefined;
  /** It was left; with `shows: 'left'` what it says is shown from now on. */
  readonly leave: (name: Name<Fields>) => void;
  readonly busy: boolean;
  /** Why it was not taken, in words; `''` otherwise. */
  readonly failure: string;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Fields that the server refuses; the first takes the focus. Said until they are changed. */
  readonly refuse: (faults: Faults<Fields>) => void;
  /** As it began, or with other fields. */
  readonly reset: (fields?: Fields) => void;
}

/** Stands for a date that is filled in halfway, of which a browser says `''`: every rule refuses it. */
const NO_DAY = '?';

const isHalfTyped = (control: unknown): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.validity.badInput;

/** Two presses in one frame are one, nothing typed is lost, and the first fault takes the focus. */
export function useForm<Fields extends object, Body, Answer>({
  schema,
  first,
  body,
  send,
  failures,
  text,
  shows = 'tried',
  keep,
  onSent,
  onFailed,
}: FormOptions<Fields, Body, Answer>): Form<Fields> {
  const [fields, setFields] = useState(first);
  const newest = useRef(fields);
  const [tried, setTried] = useState(false);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [halfTyped, setHalfTyped] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<{ readonly of: Fields; readonly faults: Faults<Fields> } | null>(
    null,
  );
  const element = useRef<HTMLFormElement>(null);
  const focusOnFault = useFocusOnFault();
  const sending = useSend(send);

  const check = (half: readonly string[]): Faults<Fields> => {
    const typed = { ...fields, ...Object.fromEntries(half.map((name) => [name, NO_DAY])) };
    return typeof schema === 'function' ? schema(typed) : faultsOf<string>(schema, typed);
  };
  const now = tried || left.length > 0 ? check(halfTyped) : undefined;
  const error: Form<Fields>['error'] = (name) => {
    const [whole] = name.split('.') as [keyof Fields];
    const key =
      (tried || left.includes(name) ? now?.[name] : undefined) ??
      (refused?.of[whole] === fields[whole] ? refused?.faults[name] : undefined);
    return key === undefined ? undefined : text(key);
  };
  const said = (failure: unknown): string | Faults<Fields> => {
    if (typeof failures === 'function') return failures(failure, fields);
    const key = failureKeyIn(failures, failure);
    return typeof key === 'string' ? text(key) : key;
  };
  const refuse = (faults: Faults<Fields>): void => {
    setRefused({ of: newest.current, faults });
    if (element.current !== null) focusOnFault(element.current);
  };
  const leave: Form<Fields>['leave'] = (name) => {
    if (shows === 'left') setLeft((names) => (names.includes(name) ? names : [...names, name]));
  };
  const put = (next: Fields): void => {
    newest.current = next;
    setFields(next);
  };
  const set: Form<Fields>['set'] = (part) => {
    put({ ...newest.current, ...(typeof part === 'function' ? part(newest.current) : part) });
    keep?.(newest.current);
  };

  const submit = async (form: HTMLFormElement): Promise<void> => {
    element.current = form;
    const half = [...form.elements].filter(isHalfTyped).map(({ name }) => name);
    const isRight = Object.keys(check(half)).length === 0;
    // What is typed after a try that was right is looked at anew.
    setTried(!isRight);
    setRefused(null);
    setHalfTyped(half);
    sending.forget();
    if (!isRight) {
      focusOnFault(form);
      return;
    }
    const wish = body(fields);
    if (wish === null) return;
    await sending.send(wish, (sent) => {
      if (sent.ok) {
        setLeft([]);
        return onSent?.(sent.answer, fields, form.isConnected);
      }
      const what = said(sent.error);
      const done = onFailed?.(sent.error, form.isConnected);
      // Of the fields as they are by now: what is refused may have been emptied.
      if (typeof what !== 'string') refuse(what);
      return done;
    });
  };

  const failure = sending.failure === null ? '' : said(sending.failure);
  return {
    fields,
    set,
    field: (name) => ({
      name,
      value: fields[name] as string,
      error: error(name),
      onChange: ({ target }) => {
        setHalfTyped((names) => {
          const others = names.filter((other) => other !== name);
          return isHalfTyped(target) ? [...others, name] : others;
        });
        set({ [name]: target.value } as Partial<Record<string, string>> as Partial<Fields>);
      },
      onBlur: () => leave(name),
    }),
    error,
    leave,
    busy: sending.busy,
    failure: typeof failure === 'string' ? failure : '',
    submit: (event) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
    refuse,
    reset(next) {
      put(next ?? (typeof first === 'function' ? first() : first));
      setTried(false);
      setLeft([]);
      setHalfTyped([]);
      setRefused(null);
      sending.forget();
    },
  };
}
