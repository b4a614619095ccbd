// Written by `npm run generate` from schemas/. Change the schema, not this file.
import type { IconShapes, ResolvedImage, ResolvedLink, RichText } from './resolved.ts';

export type Block = (Accordion | AllocationTable | ArticleBody | Banner | CallToAction | Callout | CardCarousel | ChildIndex | CollectionList | Columns | ContactPanel | Embed | EventFacts | Figure | Gallery | KeyFacts | LoginLinks | LogoWall | NotFound | OpeningHours | PageHeader | Pillars | ProcessChart | ProfileBanner | ProfileTiles | Prose | Quote | RecentItems | ServiceDetail | Sheet | SipCalculator | Table | Tabs | TeamList | Testimonials | Timeline | VideoDetail | WhatsNew)
export type Anchor = string
export type Tone = ("paper" | "tint" | "ink")
export type SharedRichText = RichText
export type SharedLink = ResolvedLink
export type SharedImage = ResolvedImage
/**
 * @minItems 1
 * 
 * Items: A field of the items, and what it must be.
 */
export type Where = {
/**
 * The field, such as `/region`.
 */
field: string
/**
 * It is this. `$item` on a page for each item: that item, for a field that refers to one; a field of it that names several: one of these.
 */
equals?: (string | number | boolean)
/**
 * It is a list with this in it; `$item` likewise.
 */
has?: string
/**
 * It is a date before this one; `now` is the moment of the build. For events that are over ask the field of the role `endsAt`: one without an end is over as it begins.
 */
before?: string
/**
 * It is a date after this one; `now` is the moment of the build. For events that are not over ask the field of the role `endsAt`: one without an end is over as it begins.
 */
after?: string
/**
 * True: it is written. False: it is left out.
 */
given?: boolean
}[]
export type ColumnBlock = (SharedColumnBlock & SharedColumnBlock1)
export type SharedColumnBlock = (Accordion | Callout | Embed | EventFacts | Figure | KeyFacts | OpeningHours | Prose | Quote | Table | Tabs | Timeline)
/**
 * @minItems 1
 * 
 * Items: Hours of some days; write two for a pause at noon.
 */
export type OpeningHours1 = {
/**
 * The days, such as `["monday", "tuesday"]`.
 * 
 * @minItems 1
 * 
 * Items: A day of the week.
 */
days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[]
/**
 * When it opens, such as `09:00`.
 */
opens: string
/**
 * When it closes, such as `18:30`; earlier than `opens` means on the next day.
 */
closes: string
}[]
export type SharedIcon = IconShapes

/**
 * What the blocks receive.
 */
export type ViewModel = {
"blocks.schema.json": Block
}
/**
 * Questions that open to their answers.
 */
export type Accordion = {
/**
 * Questions that open to their answers.
 */
type: "accordion"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * A lead below the heading.
 */
text?: SharedRichText
/**
 * The questions, in their order.
 * 
 * @minItems 1
 * 
 * Items: One question.
 */
entries: {
/**
 * The question.
 */
title: string
/**
 * Its answer.
 */
text: SharedRichText
}[]
/**
 * Write `true` where they are questions that people ask: search engines are told so.
 */
isFaq?: boolean
}
/**
 * A table of holdings and their share, with a total that the rows must sum to.
 */
export type AllocationTable = {
/**
 * A table of holdings and their share, with a total that the rows must sum to.
 */
type: "allocation-table"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * What the table shows.
 */
caption: string
/**
 * The head of the first column.
 */
nameLabel: string
/**
 * The head of the second column.
 */
percentageLabel: string
/**
 * The rows.
 * 
 * @minItems 1
 * 
 * Items: One holding.
 */
rows: {
/**
 * What has the share, such as a fund or a department.
 */
stockFund: string
/**
 * Its share in percent.
 */
percentage: number
}[]
/**
 * The last row.
 */
total: {
/**
 * Its words, for example `Total`.
 */
label: string
/**
 * The sum of the rows in percent.
 */
percentage: number
}
/**
 * A remark below the table.
 */
note?: string
}
/**
 * An article: heading, date, cover, and the blocks of its text.
 */
export type ArticleBody = {
/**
 * An article: heading, date, cover, and the blocks of its text.
 */
type: "article-body"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * The article’s slug. Left out on a page that stands for each article.
 */
item?: string
}
/**
 * The opening of a page: a large heading, a lead, actions, a few facts and a picture.
 */
export type Banner = {
/**
 * The opening of a page: a large heading, a lead, actions, a few facts and a picture.
 */
type: "banner"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * The part of the heading to set in the accent colour. It must stand in the heading letter for letter.
 */
accent?: string
/**
 * The lead below the heading.
 */
text?: SharedRichText
/**
 * The buttons, the most important one first.
 * 
 * @maxItems 3
 */
actions?: SharedLink[]
/**
 * Figures below the actions.
 * 
 * @maxItems 4
 * 
 * Items: One figure.
 */
facts?: {
/**
 * The figure, for example `1,200 members`.
 */
value: string
/**
 * What it measures.
 */
label: string
}[]
/**
 * The picture beside the text.
 */
image?: SharedImage
/**
 * What the curve in the picture stands for. It is shown where the picture stands beside the text.
 */
figure?: {
/**
 * The figure at the curve’s end, for example `12,400 readers`.
 */
value: string
/**
 * Of what it is the result, for example `ten branches, 2015 to 2025`.
 */
label: string
}
/**
 * Where the picture stands: `beside` the text, or `behind` it, as wide as the screen. Beside it where left out.
 */
layout?: ("beside" | "behind")
}
/**
 * An invitation with one or two buttons.
 */
export type CallToAction = {
/**
 * An invitation with one or two buttons.
 */
type: "call-to-action"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * A sentence below the heading.
 */
text?: SharedRichText
/**
 * The buttons.
 * 
 * @minItems 1
 * @maxItems 2
 */
actions: SharedLink[]
/**
 * A picture beside it.
 */
image?: SharedImage
}
/**
 * A remark set apart from the text.
 */
export type Callout = {
/**
 * A remark set apart from the text.
 */
type: "callout"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * Its heading.
 */
heading?: string
/**
 * Its text.
 */
text: SharedRichText
/**
 * What kind of remark. A note where left out.
 */
kind?: ("note" | "warning" | "key")
}
/**
 * A row of cards from a collection that can be swiped and stepped through.
 */
export type CardCarousel = {
/**
 * A row of cards from a collection that can be swiped and stepped through.
 */
type: "card-carousel"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * A lead below the heading.
 */
text?: SharedRichText
/**
 * The collection that the cards come from.
 */
collection: string
/**
 * Only the items of which all of this is true.
 */
where?: Where
/**
 * The field to sort by, such as `/name`; with a minus, `-/name`, from the last to the first. Left out: as everywhere.
 */
sort?: string
/**
 * The most items to show.
 */
limit?: number
/**
 * The items to show, by slug or id, in this order. Left out: all.
 * 
 * @minItems 1
 * 
 * Items: An item’s slug or id.
 */
items?: string[]
/**
 * The words of each card’s link. Left out: the site’s own, from strings.json.
 */
linkLabel?: string
}
/**
 * The pages below a page as cards, by their `order` or their titles; those of items in the order of their collection.
 */
export type ChildIndex = {
/**
 * The pages below a page as cards, by their `order` or their titles; those of items in the order of their collection.
 */
type: "child-index"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * A lead below the heading.
 */
text?: SharedRichText
/**
 * The page whose children to show, such as `/services`. Left out: this page.
 */
of?: string
/**
 * The words of each card’s link. Left out: the site’s own, from strings.json.
 */
linkLabel?: string
/**
 * `cards` beside each other, or `rows` below each other, for long lists and for few items. Cards where left out.
 */
layout?: ("cards" | "rows")
}
/**
 * All items of a collection, a page at a time, with a search box.
 */
export type CollectionList = {
/**
 * All items of a collection, a page at a time, with a search box.
 */
type: "collection-list"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * A lead below the heading.
 */
text?: SharedRichText
/**
 * The collection to list.
 */
collection: string
/**
 * Only the items of which all of this is true.
 */
where?: Where
/**
 * The field to sort by, such as `/name`; with a minus, `-/name`, from the last to the first. Left out: as everywhere.
 */
sort?: string
/**
 * The most items to show.
 */
limit?: number
/**
 * Items on a page.
 */
pageSize?: number
/**
 * Offer a search box. Left out: where there are at least six items, or several pages of them.
 */
search?: boolean
/**
 * The picture shown where a search finds nothing.
 */
emptyImage?: SharedImage
/**
 * Said where there is nothing to list, such as “The programme of spring comes in March.”. Left out: what `noItems` of strings.json says.
 */
emptyText?: string
/**
 * `hide` leaves the whole section out where there is nothing to list. Left out: it stands there and says so, unless it has `"search": false` and no `emptyText`.
 */
whenEmpty?: "hide"
/**
 * `cards` beside each other; `rows` below each other; a `table` of the fields that `columns` names; a `calendar` of what begins, month by month. Cards where left out.
 */
layout?: ("cards" | "rows" | "table" | "calendar")
/**
 * The columns of the layout `table`. The first one leads to the item; another that no item fills is left out.
 * 
 * @minItems 1
 * 
 * Items: One column.
 */
columns?: {
/**
 * Its heading.
 */
label: string
/**
 * The field that it shows, such as `/name`: a text, a number, a date, a list of texts, or references; behind the first column also a file. A file, an address, a mailbox, a telephone number and what references name are linked there.
 */
field: string
}[]
/**
 * Fields by which readers can narrow the list, such as `/topics`. Each value has a page of its own, such as `/events/topics/tax`.
 * 
 * @minItems 1
 * 
 * Items: A field: a short text, a list of short texts, a whole number, or a reference.
 */
filters?: string[]
/**
 * What each row of values is called, by its field, such as `{ "/rooms": "Rooms" }`: a number or a letter does not say it by itself.
 */
filterLabels?: {
/**
 * What the values of this field are, in a word or two.
 */
[k: string]: string
}
}
/**
 * Two or three blocks beside each other; on a phone they stand below each other.
 */
export type Columns = {
/**
 * Two or three blocks beside each other; on a phone they stand below each other.
 */
type: "columns"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * The blocks, each a column.
 * 
 * @minItems 2
 * @maxItems 3
 */
blocks: ColumnBlock[]
}
/**
 * A map, a video or a sound: of another site, which loads once a reader presses it, or of the site’s own.
 */
export type Embed = {
/**
 * A map, a video or a sound: of another site, which loads once a reader presses it, or of the site’s own.
 */
type: "embed"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * A lead below the heading.
 */
text?: SharedRichText
/**
 * What it is.
 */
kind: ("map" | "video" | "audio")
/**
 * The address that the other site gives for embedding, such as `https://player.vimeo.com/video/76979871`: of www.youtube-nocookie.com, player.vimeo.com, www.openstreetmap.org, www.google.com/maps, w.soundcloud.com or open.spotify.com. Or a file below `public/` that browsers play, such as `/audio/one.mp3`: .mp3, .m4a, .ogg, .opus, .wav, .mp4 or .webm.
 */
src: string
/**
 * What it shows, in a few words.
 */
title: string
/**
 * The picture that stands there until it is pressed; the cover of a sound of the site’s own.
 */
image?: SharedImage
/**
 * What is said and heard in a video of the site’s own, as WebVTT in the page’s language: `/video/tour.vtt`. Left out, it has no captions.
 */
captions?: string
}
/**
 * When and where something happens, with its calendar file on the page of an event.
 */
export type EventFacts = {
/**
 * When and where something happens, with its calendar file on the page of an event.
 */
type: "event-facts"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * A lead below the heading.
 */
text?: SharedRichText
/**
 * When it begins, such as `2027-03-18T19:30:00+01:00`. On the page of an event: `{ "$item": "/startsAt" }`.
 */
startsAt: string
/**
 * When it ends, such as `2027-03-18T21:00:00+01:00`.
 */
endsAt?: string
/**
 * Where it is.
 */
place?: string
/**
 * What else to know, such as the price.
 */
note?: string
/**
 * Links, such as one to register. They are shown until it is over.
 * 
 * @maxItems 2
 */
actions?: SharedLink[]
}
/**
 * A picture with a caption.
 */
export type Figure = {
/**
 * A picture with a caption.
 */
type: "figure"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * The picture.
 */
image: SharedImage
/**
 * The line below it.
 */
caption?: string
}
/**
 * A few figures, large.
 */
export type KeyFacts = {
/**
 * A few figures, large.
 */
type: "key-facts"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * A lead below the heading.
 */
text?: SharedRichText
/**
 * The figures.
 * 
 * @minItems 1
 * @maxItems 6
 * 
 * Items: One figure.
 */
facts: {
/**
 * The figure as shown.
 */
value: string
/**
 * What it measures.
 */
label: string
/**
 * A remark in small print.
 */
note?: string
}[]
}
/**
 * When it is open, and whether it is open now.
 */
export type OpeningHours = {
/**
 * When it is open, and whether it is open now.
 */
type: "opening-hours"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * A lead below the heading.
 */
text?: SharedRichText
/**
 * The hours of a week.
 */
hours: OpeningHours1
/**
 * Holidays and other days with hours of their own.
 * 
 * @minItems 1
 * 
 * Items: Some days.
 */
exceptions?: {
/**
 * What they are, such as `Easter Monday`.
 */
name: string
/**
 * The first day, such as `2027-03-29`.
 */
from: string
/**
 * The last day, such as `2027-04-02`. Left out: the first is the only one.
 */
to?: string
/**
 * When it opens. Left out: it stays closed.
 */
opens?: string
/**
 * When it closes.
 */
closes?: string
}[]
/**
 * The zone of the place that has these hours, such as `Asia/Tokyo`, where it is not that of site.json. On the page of an item: `{ "$item": "/zone" }`.
 */
timeZone?: string
/**
 * Write `false` where they are hours of something else, such as of visits or of the telephone: search engines are told of opening hours alone. Left out, they are told of these.
 */
isOpening?: boolean
}
/**
 * Running text in Markdown, with a heading, a picture and a link if wished.
 */
export type Prose = {
/**
 * Running text in Markdown, with a heading, a picture and a link if wished.
 */
type: "prose"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The heading above the text.
 */
heading?: string
/**
 * The text.
 */
text: SharedRichText
/**
 * A picture beside the text.
 */
image?: SharedImage
/**
 * On which side of the text the picture stands on a wide screen: `start`, where lines begin, or `end`. At the end where left out.
 */
imageSide?: ("start" | "end")
/**
 * A link below the text.
 */
link?: SharedLink
}
/**
 * A quotation set large.
 */
export type Quote = {
/**
 * A quotation set large.
 */
type: "quote"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * The words quoted.
 */
text: string
/**
 * Whose they are, or where they stand.
 */
source?: string
}
/**
 * Rows of data, which readers can sort.
 */
export type Table = {
/**
 * Rows of data, which readers can sort.
 */
type: "table"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * A lead below the heading.
 */
text?: SharedRichText
/**
 * What the table shows, in a sentence; read out before it.
 */
caption: string
/**
 * The columns, from the first to the last.
 * 
 * @minItems 1
 * 
 * Items: One column.
 */
columns: {
/**
 * Its heading.
 */
label: string
/**
 * `number` for figures such as `1200.5`, `money` for amounts in the site’s currency, written in digits as well: they are written as the page’s language does, and sorted by size. `text` where left out.
 */
kind?: ("text" | "number" | "money")
/**
 * Write `true` to add its figures up in a last row.
 */
sum?: boolean
}[]
/**
 * The rows, each a list of its cells.
 * 
 * @minItems 1
 * 
 * Items: One row.
 */
rows: {
/**
 * Its cells, one for each column.
 * 
 * Items: One cell.
 */
cells: string[]
}[]
/**
 * Write `false` for a table that keeps its order, such as a list of prices: its headings are no buttons then.
 */
sortable?: boolean
/**
 * What the last row is called, where a column is added up.
 */
totalLabel?: string
/**
 * A line below the table.
 */
note?: string
}
/**
 * Texts in the same place, of which one is shown.
 */
export type Tabs = {
/**
 * Texts in the same place, of which one is shown.
 */
type: "tabs"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * A lead below the heading.
 */
text?: SharedRichText
/**
 * The tabs, from the first to the last.
 * 
 * @minItems 2
 * @maxItems 8
 * 
 * Items: One tab.
 */
entries: {
/**
 * What it is called, in a word or two.
 */
title: string
/**
 * What it shows.
 */
text: SharedRichText
}[]
}
/**
 * What happened, from the first to the last.
 */
export type Timeline = {
/**
 * What happened, from the first to the last.
 */
type: "timeline"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * A lead below the heading.
 */
text?: SharedRichText
/**
 * The events, the earliest first.
 * 
 * @minItems 2
 * 
 * Items: One event.
 */
entries: {
/**
 * When it was, as readers say it: `June 2011`.
 */
when: string
/**
 * What it was, in a few words.
 */
title: string
/**
 * More about it.
 */
text?: SharedRichText
}[]
}
export type SharedColumnBlock1 = {
type: ("accordion" | "callout" | "embed" | "event-facts" | "figure" | "key-facts" | "opening-hours" | "prose" | "quote" | "table" | "tabs" | "timeline")
}
/**
 * The contact form, beside the directory of cities where there are any. On the page of an event it stands until that is over.
 */
export type ContactPanel = {
/**
 * The contact form, beside the directory of cities where there are any. On the page of an event it stands until that is over.
 */
type: "contact-panel"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * A lead below the heading.
 */
text?: SharedRichText
/**
 * The heading of the form.
 */
formHeading: string
/**
 * The heading of the directory. Left out: the form stands alone.
 */
cityHeading?: string
/**
 * The type whose items the directory shows. Left out, the first that has such items.
 */
collection?: string
/**
 * The city shown first, by its id or slug. Left out: the first one of the list.
 */
defaultCity?: string
/**
 * Fields of your own, between the fixed ones and the message.
 * 
 * @minItems 1
 * @maxItems 12
 * 
 * Items: One field.
 */
fields?: {
/**
 * Its name in what is sent, such as `age-of-child`: unique in this form, and the same in every language.
 */
id: Anchor
/**
 * What is filled in: a line of `text`, several `lines`, one `choice` of a list, a `number`, a `date`, or a box to `tick`. Left out: `text`.
 */
type?: ("text" | "lines" | "choice" | "number" | "date" | "tick")
/**
 * What it asks for, such as `Age of the child`.
 */
label: string
/**
 * A sentence below the label that helps to fill it in.
 */
hint?: string
/**
 * Write `true` where a message needs it: a box must be ticked then.
 */
required?: boolean
/**
 * The smallest number that is taken.
 */
min?: number
/**
 * The largest number that is taken; of texts the most characters, at most 1000. Left out: 200 in a line, 1000 in several.
 */
max?: number
/**
 * What can be chosen.
 * 
 * @minItems 1
 * @maxItems 100
 * 
 * Items: One choice.
 */
choices?: {
/**
 * What is sent for it, such as `pension`: the same in every language.
 */
id: Anchor
/**
 * Its words.
 */
label: string
}[]
}[]
/**
 * The words of the send button.
 */
submitLabel: string
/**
 * The words of the fixed button on a phone.
 */
mobileLabel: string
/**
 * What happens with the message, beside the send button: the place for a link to the privacy notice.
 */
privacy?: SharedRichText
/**
 * What happens next, shown in the form once a message has arrived.
 */
sentText?: string
}
/**
 * Pictures beside each other, each of which opens larger.
 */
export type Gallery = {
/**
 * Pictures beside each other, each of which opens larger.
 */
type: "gallery"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * A lead below the heading.
 */
text?: SharedRichText
/**
 * The pictures, in their order.
 * 
 * @minItems 1
 * 
 * Items: One picture.
 */
pictures: {
/**
 * The picture; its `alt` says what it shows.
 */
image: SharedImage
/**
 * A line below it.
 */
caption?: string
}[]
}
/**
 * Doors to partners’ sites, opened in a new tab.
 */
export type LoginLinks = {
/**
 * Doors to partners’ sites, opened in a new tab.
 */
type: "login-links"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * A lead below the heading.
 */
text?: SharedRichText
/**
 * The ways in, each with its title, icon and link.
 * 
 * @minItems 1
 * @maxItems 6
 * 
 * Items: One door.
 */
links: {
/**
 * What lies behind it.
 */
title: string
/**
 * A sentence about it.
 */
text?: string
/**
 * Its icon, such as `compass`.
 */
icon?: SharedIcon
/**
 * The link.
 */
link: SharedLink
}[]
}
/**
 * The logos of partners, beside each other.
 */
export type LogoWall = {
/**
 * The logos of partners, beside each other.
 */
type: "logo-wall"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * A lead below the heading.
 */
text?: SharedRichText
/**
 * The logos, in their order.
 * 
 * @minItems 1
 * 
 * Items: One logo.
 */
logos: {
/**
 * The logo; its `alt` is the partner’s name.
 */
image: SharedImage
/**
 * Where it leads, such as `/contact-us`, `/#contact` or `https://example.com`.
 */
href?: string
}[]
}
/**
 * What a visitor sees at an address that does not exist.
 */
export type NotFound = {
/**
 * What a visitor sees at an address that does not exist.
 */
type: "not-found"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * The section’s heading.
 */
heading: string
/**
 * The line below the heading.
 */
subheading: string
/**
 * What may have happened and what to do.
 */
text: SharedRichText
/**
 * The way back.
 */
action: SharedLink
/**
 * A picture.
 */
image?: SharedImage
}
/**
 * A quiet opening for an inner page: heading and lead, with a picture if wished.
 */
export type PageHeader = {
/**
 * A quiet opening for an inner page: heading and lead, with a picture if wished.
 */
type: "page-header"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * The lead below the heading.
 */
text?: SharedRichText
/**
 * Links below the lead.
 * 
 * @maxItems 3
 */
actions?: SharedLink[]
/**
 * A picture beside the heading.
 */
image?: SharedImage
}
/**
 * The principles that the work rests on, with a video if wished.
 */
export type Pillars = {
/**
 * The principles that the work rests on, with a video if wished.
 */
type: "pillars"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * A lead below the heading.
 */
text?: SharedRichText
/**
 * The pillars.
 * 
 * @minItems 2
 * @maxItems 4
 * 
 * Items: One pillar.
 */
pillars: {
/**
 * Its name.
 */
title: string
/**
 * What it means.
 */
text: string
/**
 * Its icon, such as `compass`.
 */
icon?: SharedIcon
}[]
/**
 * A video beside the pillars.
 */
video?: Video
}
export type Video = {
/**
 * The video’s id on the video platform, as in its address after `v=`.
 */
videoId: string
/**
 * What the video shows; read out on its play button.
 */
title: string
/**
 * The picture that stands until the visitor presses play.
 */
poster?: SharedImage
}
/**
 * The way of working as a chart of numbered steps.
 */
export type ProcessChart = {
/**
 * The way of working as a chart of numbered steps.
 */
type: "process-chart"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * The description beside the chart.
 */
text?: SharedRichText
/**
 * The chart as a picture.
 */
image?: SharedImage
/**
 * The steps in order.
 * 
 * @minItems 2
 * @maxItems 8
 * 
 * Items: One step.
 */
steps: {
/**
 * The step in two or three words.
 */
title: string
/**
 * What happens in it.
 */
text: string
}[]
/**
 * A link below the chart.
 */
link?: SharedLink
}
/**
 * A client profile: its banner, and behind ‘Read More’ its detail.
 */
export type ProfileBanner = {
/**
 * A client profile: its banner, and behind ‘Read More’ its detail.
 */
type: "profile-banner"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * The profile’s slug. Left out on a page that stands for each profile.
 */
item?: string
/**
 * The link that invites to a conversation, below the detail.
 */
action: SharedLink
}
/**
 * A tile for each client profile, leading to its page.
 */
export type ProfileTiles = {
/**
 * A tile for each client profile, leading to its page.
 */
type: "profile-tiles"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * A lead below the heading.
 */
text?: SharedRichText
/**
 * The type whose items are shown. Left out: the first that has such items.
 */
collection?: string
/**
 * The profiles to show, in this order. Left out: all.
 * 
 * @minItems 1
 * 
 * Items: A profile’s slug.
 */
items?: string[]
}
/**
 * The latest items of a collection, or those on the same subject, without the one that the page shows.
 */
export type RecentItems = {
/**
 * The latest items of a collection, or those on the same subject, without the one that the page shows.
 */
type: "recent-items"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * The collection.
 */
collection: string
/**
 * Only the items of which all of this is true.
 */
where?: Where
/**
 * The field to sort by, such as `/name`; with a minus, `-/name`, from the last to the first. Left out: as everywhere.
 */
sort?: string
/**
 * `newest` shows the latest items. `related` shows those that share most topics with the item of the page, the newest first; where none shares any, the section is left out.
 */
order?: ("newest" | "related")
/**
 * How many items are shown at most, such as `3`.
 */
count?: number
/**
 * `cards` beside each other, or `rows` below each other, for long lists and for few items. Cards where left out.
 */
layout?: ("cards" | "rows")
}
/**
 * A service in full: title, subtitle, text, picture and the way to get in touch.
 */
export type ServiceDetail = {
/**
 * A service in full: title, subtitle, text, picture and the way to get in touch.
 */
type: "service-detail"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * The service’s slug. Left out on a page that stands for each service.
 */
item?: string
/**
 * The link that invites to a conversation.
 */
action: SharedLink
}
/**
 * A page of paper shown large, such as a plan, a letter or a form.
 */
export type Sheet = {
/**
 * A page of paper shown large, such as a plan, a letter or a form.
 */
type: "sheet"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * The section’s heading, beside the page.
 */
heading: string
/**
 * What the page is, in a line or two below the heading.
 */
text?: SharedRichText
/**
 * Where there is more of it.
 */
link?: SharedLink
/**
 * The page’s own title.
 */
title: string
/**
 * What stands at the page’s upper edge, such as its place and date.
 */
mark?: string
/**
 * What is written on the page. A list stands in columns where there is room.
 */
body: SharedRichText
/**
 * Who signed it.
 * 
 * @minItems 1
 * @maxItems 4
 * 
 * Items: A name.
 */
signed?: string[]
}
/**
 * The SIP calculator with its modes: what a goal needs, what an investment becomes, and how long money lasts that is taken out.
 */
export type SipCalculator = {
/**
 * The SIP calculator with its modes: what a goal needs, what an investment becomes, and how long money lasts that is taken out.
 */
type: "sip-calculator"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * The calculator’s title.
 */
heading: string
/**
 * The line below the title. It is hidden on a phone.
 */
subtitle: string
/**
 * What is asked first: `goal`, the amount to reach, or `invest`, what is put in. The goal where left out.
 */
defaultMode?: ("goal" | "invest")
/**
 * The mode that asks what a goal needs.
 */
goal: {
/**
 * The mode’s name.
 */
label: string
/**
 * The amount to reach.
 */
goal: NumberField
/**
 * The years until then.
 */
years: NumberField
/**
 * The return expected, in percent a year.
 */
rate: NumberField
/**
 * The words beside the goal.
 */
goalResult: string
/**
 * The words beside the monthly amount.
 */
sipResult: string
/**
 * The word between the two results.
 */
or: string
/**
 * The words beside the single amount.
 */
lumpSumResult: string
}
/**
 * The mode that shows what an investment becomes.
 */
invest: {
/**
 * The mode’s name.
 */
label: string
/**
 * The amount put in each month.
 */
monthly: NumberField
/**
 * The amount put in once.
 */
lumpSum: NumberField
/**
 * The years it stays.
 */
years: NumberField
/**
 * The return expected, in percent a year.
 */
rate: NumberField
/**
 * The words beside the monthly amount.
 */
monthlyResult: string
/**
 * The words beside the single amount.
 */
lumpSumResult: string
/**
 * The words beside the result.
 */
result: string
}
/**
 * The mode that shows how long money lasts that is taken out month by month. Left out, there is no such mode.
 */
withdraw?: {
/**
 * The mode’s name.
 */
label: string
/**
 * What is there on the first day.
 */
corpus: NumberField
/**
 * What is taken out at the end of each month.
 */
monthly: NumberField
/**
 * The return expected, in percent a year.
 */
rate: NumberField
/**
 * The words beside what is there.
 */
corpusResult: string
/**
 * The words beside what is taken out.
 */
monthlyResult: string
/**
 * The words beside the time that it lasts.
 */
result: string
/**
 * Said in place of a time where the money is never used up.
 */
forever: string
/**
 * In the table of years: what was taken out until then.
 */
withdrawn: string
/**
 * In the table of years: what is left then.
 */
left: string
}
/**
 * The link that follows every result.
 */
investNow: SharedLink
/**
 * The disclaimer and the words that open it.
 */
disclaimer: {
/**
 * The words of the button that opens it.
 */
openLabel: string
/**
 * Its heading.
 */
heading: string
/**
 * Its text.
 */
text: SharedRichText
}
/**
 * The line beside the result that says it is an illustration.
 */
note: SharedRichText
/**
 * How it is computed, for whoever wants to check.
 */
formula?: {
/**
 * The heading.
 */
heading: string
/**
 * The explanation.
 */
text: SharedRichText
/**
 * The formulas by what they compute: each figure leads to its own. Left out, all lead to the whole.
 */
parts?: {
/**
 * What a goal needs.
 */
goal?: {
/**
 * The heading.
 */
heading: string
/**
 * The formula, and an example to check by hand.
 */
text: SharedRichText
}
/**
 * What an investment becomes.
 */
invest?: {
/**
 * The heading.
 */
heading: string
/**
 * The formula, and an example to check by hand.
 */
text: SharedRichText
}
/**
 * What the extras add.
 */
refine?: {
/**
 * The heading.
 */
heading: string
/**
 * The formula, and an example to check by hand.
 */
text: SharedRichText
}
/**
 * How long money lasts that is taken out.
 */
withdraw?: {
/**
 * The heading.
 */
heading: string
/**
 * The formula, and an example to check by hand.
 */
text: SharedRichText
}
/**
 * What the charts and tables show.
 */
figures?: {
/**
 * The heading.
 */
heading: string
/**
 * The formula, and an example to check by hand.
 */
text: SharedRichText
}
}
}
/**
 * A table of results made when the site is built; it serves visitors without JavaScript too.
 */
commonCases?: {
/**
 * The heading.
 */
heading: string
/**
 * The cases.
 * 
 * @minItems 1
 * @maxItems 20
 * 
 * Items: One case.
 */
cases: {
/**
 * Rupees a month.
 */
monthly: number
/**
 * Rupees once.
 */
lumpSum: number
/**
 * Years.
 */
years: number
/**
 * Percent a year.
 */
rate: number
}[]
}
/**
 * What goes beyond the plain calculator. Each part that is left out is off.
 */
extras?: {
/**
 * The words that open these boxes, closed at first. Left out, the boxes stand below the others.
 */
refine?: string
/**
 * A box for the percentage by which the monthly amount grows every year.
 */
stepUp?: NumberField
/**
 * A box for the amount by which the monthly amount grows every year, beside the percentage.
 */
stepUpRupees?: NumberField
/**
 * A box for inflation, and the result in today’s rupees.
 */
inflation?: {
/**
 * Percent a year.
 */
field: NumberField
/**
 * The words beside the value in today’s rupees.
 */
result: string
}
/**
 * A table of the result at a lower, the chosen and a higher rate.
 */
scenarios?: {
/**
 * The table’s heading.
 */
heading: string
/**
 * How many percentage points lower and higher. Left out: 2.
 */
spread?: number
}
/**
 * In the mode that asks what a goal needs: a box for what the visitor can pay, and what is missing.
 */
shortfall?: {
/**
 * What the visitor can pay each month.
 */
field: NumberField
/**
 * The words beside what is missing each month, for example ‘Required SIP falls short by’.
 */
result: string
}
/**
 * What it costs to start later.
 */
delay?: {
/**
 * The words beside what a goal then needs more each month, for example ‘Starting a year later costs, each month’.
 */
goalResult: string
/**
 * The words beside what an investment then comes to less, for example ‘Starting a year later costs’.
 */
investResult: string
/**
 * How many years later. Left out: 1.
 */
years?: number
/**
 * What it costs to start later still.
 * 
 * @minItems 1
 * @maxItems 3
 * 
 * Items: One later start.
 */
more?: {
/**
 * How many years later.
 */
years: number
/**
 * The words beside what a goal then needs more each month.
 */
goalResult: string
/**
 * The words beside what an investment then comes to less.
 */
investResult: string
}[]
}
/**
 * Beside what an investment becomes: what is left after tax on the gain.
 */
tax?: {
/**
 * Percent of the gain above the exemption.
 */
rate: number
/**
 * The gain in rupees that is free of tax.
 */
exemption: number
/**
 * The words beside what is left, for example ‘After tax of 12.5% on gains above ₹1.25 lakh’.
 */
result: string
}
}
}
export type NumberField = {
/**
 * The field’s label.
 */
label: string
/**
 * The stated minimum, shown with the field.
 */
min: number
/**
 * The largest accepted value; also the end of the slider.
 */
max: number
/**
 * The value at the start.
 */
default: number
/**
 * The slider’s step.
 */
step: number
/**
 * The range in short, for example `5L to 50Cr`.
 */
rangeLabel?: string
/**
 * What the number counts. Years where left out.
 */
unit?: ("money" | "years" | "percent")
/**
 * How many decimals are kept. Left out: none.
 */
decimals?: number
}
/**
 * People, of one group or named one by one, each opening to a card with their story.
 */
export type TeamList = {
/**
 * People, of one group or named one by one, each opening to a card with their story.
 */
type: "team-list"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * A lead below the heading.
 */
text?: SharedRichText
/**
 * The type whose items are shown. Left out: the first that has such items.
 */
collection?: string
/**
 * Which people: those in whose field of the role `group` this is written, such as `management`. Left out, those of every group.
 */
group?: string
/**
 * The people to show, by slug or id, in this order; on the page of an item also a field of it that names them. Left out, all of the group.
 * 
 * @minItems 1
 * 
 * Items: A person’s slug or id.
 */
items?: string[]
}
/**
 * What clients say: a carousel of quotations, each with a label and a colour.
 */
export type Testimonials = {
/**
 * What clients say: a carousel of quotations, each with a label and a colour.
 */
type: "testimonials"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * A lead below the heading.
 */
text?: SharedRichText
/**
 * The type whose items are shown. Left out: the first that has such items.
 */
collection?: string
/**
 * The testimonials to show, in this order. Left out: all.
 * 
 * @minItems 1
 * 
 * Items: A testimonial’s id.
 */
items?: string[]
}
/**
 * An event in full: title, date, video and description.
 */
export type VideoDetail = {
/**
 * An event in full: title, date, video and description.
 */
type: "video-detail"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * The event’s id. Left out on a page that stands for each event.
 */
item?: string
}
/**
 * The latest of several collections side by side, each with a link to all of them.
 */
export type WhatsNew = {
/**
 * The latest of several collections side by side, each with a link to all of them.
 */
type: "whats-new"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * The columns from left to right.
 * 
 * @minItems 1
 * @maxItems 3
 * 
 * Items: One column.
 */
columns: {
/**
 * The column’s heading.
 */
heading: string
/**
 * Where its items come from.
 */
collection: string
/**
 * Only the items of which all of this is true, such as events that have a video.
 */
where?: Where
/**
 * The field to sort by, such as `/name`; with a minus, `-/name`, from the last to the first. Left out: as everywhere.
 */
sort?: string
/**
 * How many items to show.
 */
count?: number
/**
 * The link to the whole list.
 */
more: SharedLink
}[]
}
